import { describe, expect, it } from 'vitest';
import type { LessonInfo, LessonProgress } from '../../wire';
import { Course } from './course.svelte';

const told = { goal: false, point: [], way: [] };
const wanted = { goal: true, point: [], way: ['go'] };
const lesson: LessonInfo = {
  key: 'x',
  position: '',
  record: null,
  seed: '',
  level: 'tiro',
  steps: [told, wanted, told, wanted],
  coach: 0,
};

/** A course whose server says one thing after another. */
function course(...replies: Partial<LessonProgress>[]): Course {
  const answers = replies.map((one) => ({ goals: 0, missed: false, since: 0, coach: null, ...one }));
  return new Course('nim', lesson, 'table', { lesson: () => Promise.resolve(answers.shift()!) });
}

describe('a course', () => {
  it('goes on by itself past what is told, and by its goals past the rest', async () => {
    const taken = course({ goals: 1 }, { goals: 2 });
    taken.next();
    expect(taken.at).toBe(1);
    taken.next();
    expect(taken.at, 'a goal is reached, not skipped').toBe(1);
    await taken.catchUp(0, []);
    expect(taken.at).toBe(2);
    await taken.catchUp(0, []);
    expect(taken.over).toBe(true);
  });

  it('goes back where a goal is taken back', async () => {
    const taken = course({ goals: 1 }, { goals: 0 });
    await taken.catchUp(0, []);
    expect(taken.at).toBe(2);
    await taken.catchUp(0, []);
    expect(taken.at).toBe(1);
  });

  it('keeps what it knows where the server does not answer', async () => {
    const taken = new Course('nim', lesson, 'table', { lesson: () => Promise.reject(new Error('gone')) });
    taken.next();
    await taken.catchUp(0, []);
    expect(taken.at).toBe(1);
  });

  it('hears the last answer alone', async () => {
    let first: (progress: LessonProgress) => void = () => {};
    const slow = new Promise<LessonProgress>((done) => {
      first = done;
    });
    const quick = { goals: 1, missed: false, since: 0, coach: null };
    const replies = [slow, Promise.resolve(quick)];
    const taken = new Course('nim', lesson, 'table', { lesson: () => replies.shift()! });
    const waiting = taken.catchUp(0, []);
    await taken.catchUp(0, []);
    first({ goals: 0, missed: true, since: 1, coach: null });
    await waiting;
    expect(taken.missed).toBe(false);
    expect(taken.at).toBe(2);
  });
});
