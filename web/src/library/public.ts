// What both entries of the package export beside `load()`.
export { MuehleError, type ErrorCode } from './error';
export { pointNames } from '../rules/points';
export type { Muehle, ReadOptions } from './muehle';
export type { Position } from './position';
export type { Game, ReadGame, RecordOptions } from './game';
export type { Answer, Database, Verified } from './database';
export type { Sector, Stretch, StretchesOptions, StretchOptions } from './sector';
export type { Engine, Found, Level, Limits } from './engine';
export type { Difficulty, JudgedMove, Judgement, Line, Review, Value, Worth } from '../exact/values/review';
export type { MoveValue, Values } from '../exact/values/values';
export type {
  Applied,
  BoardView,
  Both,
  Claim,
  Colour,
  Decision,
  DrawRule,
  Due,
  Explanation,
  GameText,
  GameView,
  LastMove,
  LegalMove,
  LogEntry,
  Looked,
  MoveParts,
  Note,
  Outcome,
  Phase,
  PlyView,
  PointNames,
  PointName,
  PointView,
  Preset,
  Reason,
  Rules,
  Tag,
  Thought,
  Verdict,
} from '../rules/view';
