/** Short sounds made here, without files: one's turn, a piece set down, coins, a blow, a special moment, the end. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'piece' | 'coins' | 'combat' | 'moment' | 'end';

interface Note {
  /** Pitch in hertz; a noise has none. */
  pitch?: number;
  /** Pitch that it glides to. */
  to?: number;
  shape?: OscillatorType;
  at: number;
  length: number;
  volume: number;
}

const horn = (pitch: number, at: number, length = 0.35): Note => ({
  pitch,
  shape: 'triangle',
  at,
  length,
  volume: 0.12,
});
const coin = (pitch: number, at: number): Note => ({ pitch, shape: 'sine', at, length: 0.16, volume: 0.05 });

const SOUNDS: Record<Sound, Note[]> = {
  turn: [horn(392, 0), horn(523.25, 0.16)],
  piece: [
    { at: 0, length: 0.05, volume: 0.07 },
    { pitch: 190, to: 90, shape: 'sine', at: 0, length: 0.09, volume: 0.14 },
  ],
  coins: [coin(2093, 0), coin(2637, 0.06), coin(3136, 0.11)],
  combat: [
    { at: 0, length: 0.22, volume: 0.1 },
    { pitch: 1320, to: 880, shape: 'square', at: 0, length: 0.12, volume: 0.025 },
    { pitch: 1480, to: 990, shape: 'square', at: 0.13, length: 0.14, volume: 0.025 },
  ],
  moment: [horn(523.25, 0, 0.25), horn(659.25, 0.12, 0.4)],
  end: [horn(392, 0), horn(523.25, 0.16), horn(659.25, 0.32), horn(783.99, 0.48, 0.9)],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** A quarter of a second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1;
  return buffer;
}

function source(audio: AudioContext, { pitch, to, shape, length }: Note, start: number): AudioScheduledSourceNode {
  if (pitch === undefined) {
    const node = audio.createBufferSource();
    node.buffer = hiss ??= noise(audio);
    return node;
  }
  const tone = audio.createOscillator();
  tone.type = shape ?? 'sine';
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  return tone;
}

/** Play a sound, if the person wants any. A browser stays silent until something on the page has been clicked. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[name]) {
    const start = context.currentTime + note.at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(note.volume, start + Math.min(0.03, note.length / 4));
    volume.gain.exponentialRampToValueAtTime(0.001, start + note.length);
    const node = source(context, note, start);
    node.connect(volume).connect(context.destination);
    node.start(start);
    node.stop(start + note.length + 0.05);
  }
}
