// How it is played well. What is said here of winning and losing is exact: the solved game was asked.
import type { Shape } from '../board/shapes';
import type { Lesson } from './lesson';
import { at } from '../rules/position';

const arrow = (from: string, to: string): Shape => ({ kind: 'arrow', from, to, tone: 'good' });
const circles = (points: string): Shape[] =>
  points.split(' ').map((point): Shape => ({ kind: 'circle', point, tone: 'plain' }));

export const skillLessons: readonly Lesson[] = [
  {
    id: 'zwickmuehle',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('d7 d6 c5 d5 f4 f2', 'a7 a4 b4 d3 b2 g1'),
        shapes: [arrow('d6', 'f6')],
        task: {
          goals: [{ kind: 'mill', mills: 1 }],
          solution: 'd6-f6xa4',
          replies: ['b4-c4', 'g1-g4'],
        },
      },
      { position: null, task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'f6-d6xd3' } },
      {
        position: at('a7 b2 f2 a1 d1 g1', 'd7 g7 f6 c5 c4 f4'),
        shapes: [arrow('d1', 'd2')],
        task: {
          goals: [{ kind: 'mill', mills: 1 }],
          solution: 'd1-d2xf4',
          replies: ['c4-c3', 'd7-d6'],
        },
      },
      { position: null, task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'd2-d1xf6' } },
    ],
  },
  {
    id: 'zwickmuehle-stop',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('a7 d7 e4 c3 f2 a1', 'd6 c5 d5 e5 a4 b4'),
        shapes: [{ kind: 'arrow', from: 'c5', to: 'c4', tone: 'bad' }],
        task: { goals: [{ kind: 'safe' }], solution: 'c3-c4' },
      },
      {
        position: at('a4 b4 c5 e3 g1', 'a7 d7 g7 b6 f6 d2'),
        shapes: [{ kind: 'arrow', from: 'd7', to: 'd6', tone: 'bad' }],
        task: { goals: [{ kind: 'mill', mills: 1 }, { kind: 'safe' }], solution: 'c5-c4xb6' },
      },
    ],
  },
  {
    id: 'fork',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('b6 f2 a4', 'd5 d1 e4', 'w 6 6'),
        task: { goals: [{ kind: 'threatens', gaps: 2 }], solution: 'b4', replies: ['b2', 'd2'] },
      },
      { position: null, task: { goals: [{ kind: 'mill', mills: 1 }], solution: 'c4xd5' } },
      {
        position: at('d7 b6 a4 e4 f2 d1 g1', 'd6 c5 b4 f4 d3 d2 a1', 'w 2 2'),
        shapes: circles('c4 e3'),
        task: { goals: [{ kind: 'moves', moves: ['c3'] }], solution: 'c3' },
      },
    ],
  },
  {
    id: 'prevent',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('d6 b4 f2', 'c5 d5 g1', 'w 6 6'),
        task: { goals: [{ kind: 'safe' }], solution: 'e5' },
      },
      {
        position: at('a7 b6 e5 b4 e4 d1', 'f6 d5 c4 g4 d2 f2'),
        shapes: [{ kind: 'arrow', from: 'g4', to: 'f4', tone: 'bad' }],
        task: { goals: [{ kind: 'safe' }], solution: 'e4-f4' },
      },
      {
        position: at('a7 d5 f2', 'b6 d6 f4 c3 g1'),
        shapes: [{ kind: 'arrow', from: 'f4', to: 'f6', tone: 'bad' }],
        task: { goals: [{ kind: 'safe' }], solution: 'f2-f6' },
      },
    ],
  },
  {
    id: 'central-mill',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('d6 f4', 'a1 c3', 'w 7 7'),
        task: { goals: [{ kind: 'threatens', gaps: 2 }], solution: 'f6', replies: ['b6', 'f2'] },
      },
      {
        position: at('d6', '', 'b 8 9'),
        task: { goals: [{ kind: 'to', points: ['b4', 'd2', 'f4'] }], solution: 'f4' },
      },
      { position: null },
    ],
  },
  {
    id: 'mobility',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('', '', 'w 9 9'),
        shapes: circles('d6 b4 f4 d2'),
      },
      {
        position: at('d6 e3', 'f4 b4', 'w 7 7'),
        task: { goals: [{ kind: 'to', points: ['d2'] }], solution: 'd2' },
      },
    ],
  },
  {
    id: 'early-mills',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('b2 c3 f2', 'd6 f6 g4', 'w 6 6'),
        shapes: [
          { kind: 'circle', point: 'd2', tone: 'good' },
          { kind: 'circle', point: 'b6', tone: 'bad' },
        ],
        task: { goals: [{ kind: 'safe' }, { kind: 'threatens', gaps: 2 }], solution: 'b6' },
      },
      { position: null },
    ],
  },
  {
    id: 'which-stone',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('d2 d3 e5', 'd6 f6 g4', 'w 6 6'),
        task: { goals: [{ kind: 'mill', mills: 1 }, { kind: 'safe' }], solution: 'd1xd6' },
      },
      { position: null },
    ],
  },
  {
    id: 'block-later',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('a4 a7 b6 c4 d2 e4 e5 f2 g1', 'b2 b4 c5 d5 d6 f4 f6 g4 g7'),
        shapes: circles('d7 c3 d3 e3 a1 d1'),
      },
      {
        position: at('b2 b6 c3 c4 d3 d5 e4 e5 f6', 'a7 c5 d1 d2 d6 e3 f4 g4', 'b 0 1'),
        task: { goals: [{ kind: 'wins', reason: 'no_legal_move' }], solution: 'b4' },
      },
      {
        position: at('a4 a7 b6 c4 d2 e4 e5 f2 g1', 'b2 b4 c5 d5 d6 f4 f6 g4 g7'),
        task: { goals: [{ kind: 'wins', reason: 'no_legal_move' }], solution: 'a7-d7' },
      },
    ],
  },
  {
    id: 'behind',
    group: 'skill',
    rules: 'standard',
    steps: [
      {
        position: at('b6 d6 f4 d1', 'a7 d7 g7 f6 a4 g4 g1'),
        task: { goals: [{ kind: 'leaves', moves: 1 }], solution: 'b6-b4', replies: ['a4-a1'] },
      },
      {
        position: null,
        task: { goals: [{ kind: 'wins', reason: 'no_legal_move' }], solution: 'b4-a4' },
      },
      { position: null },
    ],
  },
  {
    id: 'errors',
    group: 'skill',
    rules: 'standard',
    steps: [
      { position: at('', '', 'w 9 9') },
      {
        position: at('d7', 'a7', 'w 8 8'),
        shapes: [{ kind: 'cross', point: 'g7', tone: 'bad' }],
        task: { goals: [{ kind: 'not', moves: ['g7'] }], solution: 'd6' },
      },
      { position: null },
    ],
  },
];
