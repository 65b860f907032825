/** A short sound made here, without a file: two notes of a horn when it is one's turn. */

let context: AudioContext | undefined;

export function horn(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [n, pitch] of [392, 523.25].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    const start = now + n * 0.16;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}
