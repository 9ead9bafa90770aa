// How the game is played.
import type { Shape } from '../board/shapes';
import type { Lesson } from './lesson';
import { at } from '../rules/position';

const circle = (point: string): Shape => ({ kind: 'circle', point, tone: 'plain' });
const crossings = ['d6', 'b4', 'f4', 'd2'];

export const rulesLessons: readonly Lesson[] = [
  {
    id: 'goal',
    group: 'rules',
    rules: 'standard',
    steps: [
      { position: at('d6 f4 b2 a4 g1', 'f6 b4 d2 e5 a7 c3', 'w 2 2') },
      {
        position: at('a7 d7 g7 b4 f2', 'd6 f4 c3 a1 g1'),
        shapes: [{ kind: 'mill', points: ['a7', 'd7', 'g7'], lasting: true }],
      },
      {
        position: at('a7 d7 g4 b2', 'd1 f4 c3'),
        task: { goals: [{ kind: 'wins', reason: 'too_few_stones' }], solution: 'g4-g7xc3' },
      },
    ],
  },
  {
    id: 'placing',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('', '', 'w 9 9'),
        shapes: crossings.map(circle),
        task: { goals: [{ kind: 'to', points: crossings }], solution: 'd6', replies: ['f4', 'd2'] },
      },
      {
        position: at('d6 f6 b2', 'd2 f4 g7', 'w 6 6'),
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'b6xd2' },
      },
      {
        position: at('a7 b6 d6 e3', 'g7 d5 d2 f2', 'w 5 5'),
        shapes: [{ kind: 'cross', point: 'c5', tone: 'bad' }],
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'f6xd5' },
      },
    ],
  },
  {
    id: 'moving',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('d7 a4 c3 f2 g1 e4 c5', 'b4 d2 g4 e5 b6 d1 f6'),
        shapes: [{ kind: 'circle', point: 'd6', tone: 'good' }],
        task: { goals: [{ kind: 'to', points: ['d6'] }], solution: 'd7-d6' },
      },
      {
        position: at('a7 d7 g4 b2 e3 f6', 'a4 d6 f4 g1 c5 d1 e5'),
        shapes: [circle('a7')],
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'g4-g7xc5' },
      },
    ],
  },
  {
    id: 'mills',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('a7 d7 g4 c3 e3', 'b4 d2 f4 e5 g1'),
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'g4-g7xe5' },
      },
      {
        position: at('a7 d7 g7 c3 e3', 'b4 d2 f4 g1'),
        shapes: [{ kind: 'arrow', from: 'g7', to: 'g4', tone: 'good' }],
        task: { goals: [{ kind: 'moves', moves: ['g7-g4'] }], solution: 'g7-g4', replies: ['d2-d1'] },
      },
      { position: null, task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'g4-g7xb4' } },
    ],
  },
  {
    id: 'protected',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('a7 d7 g4 c3 e4', 'a1 d1 g1 f4 b6'),
        shapes: [{ kind: 'mill', points: ['a1', 'd1', 'g1'], lasting: true }],
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'g4-g7xf4' },
      },
      {
        position: at('a7 d7 g4 c3 e4', 'a1 d1 g1 b2 d2 f2'),
        shapes: [
          { kind: 'mill', points: ['a1', 'd1', 'g1'], lasting: true },
          { kind: 'mill', points: ['b2', 'd2', 'f2'], lasting: true },
        ],
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'g4-g7xd2' },
      },
    ],
  },
  {
    id: 'two-mills',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('a7 d7 g4 g1 c3', 'd6 f4 d2 b4 e5', 'w 4 4'),
        task: { goals: [{ kind: 'mill', mills: 2 }], solution: 'g7xd6' },
      },
    ],
  },
  {
    id: 'flying',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('a7 d7 c3', 'b4 d2 f4 e5 g1'),
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'c3-g7xb4' },
      },
      {
        position: at('a7 d5 e4 d2', 'b6 f6 d1'),
        shapes: [{ kind: 'circle', point: 'd6', tone: 'bad' }],
        task: { goals: [{ kind: 'safe' }], solution: 'd5-d6' },
      },
    ],
  },
  {
    id: 'blocked',
    group: 'rules',
    rules: 'standard',
    steps: [
      {
        position: at('d7 a4 g4 d2 f6', 'a7 g7 a1 g1'),
        task: { goals: [{ kind: 'wins', reason: 'no_legal_move' }], solution: 'd2-d1' },
      },
    ],
  },
  {
    id: 'draws',
    group: 'rules',
    rules: 'standard',
    steps: [
      { position: at('a7 d6 f2 c3', 'g7 b4 d2 e5') },
      {
        position: at('a7 d7 g4 c3', 'f4 d2 b4 e5', 'w 0 0 99 66'),
        task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'g4-g7xf4' },
      },
      { position: at('a7 d6 f2 c3', 'g7 b4 d2 e5') },
    ],
  },
];
