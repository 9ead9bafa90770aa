// How far a trial has come, move by move. Pure.
import type { Trial } from './exercise';

export type StepPoint = 'done' | 'asked' | 'ahead';

// A move that was shown was found by nobody, but it is done.
export function pointsOf({ task, step, stand }: Pick<Trial, 'task' | 'step' | 'stand'>): StepPoint[] {
  const found = step + (stand === 'answered' || stand === 'solved' ? 1 : 0);
  return task.steps.map((_, n) => (n < found ? 'done' : n === found ? 'asked' : 'ahead'));
}
