// A study of which one chapter is on the board. What is done to it is kept, as soon as there is something to be kept.
import { Queue } from '../browser/queue';
import { persist } from '../browser/storage';
import { token } from '../browser/random';
import { replaceAddress } from '../routes/navigation';
import { studyAddress } from '../routes/analysisAddresses';
import type { Result } from '../rules/core';
import type { Tree } from '../rules/tree/tree';
import type { Analysis } from './analysis.svelte';
import { chapterIn, moved, withChapter, withoutChapter, type Chapter, type Study } from './study';
import { keepStudy } from './studies';

export class OpenStudy {
  study = $state.raw<Study>(null as unknown as Study);
  at = $state(''); // the id of the chapter on the board
  lasting = $state(true); // the browser keeps it
  private ready = false; // the chapter is on the board
  private kept = $state.raw<Tree | null>(null); // what is kept of it
  private left = false;
  private readonly queue = new Queue();

  // `named`: what a copy is called.
  constructor(
    private readonly game: Analysis,
    study: Study,
    private readonly named: (name: string) => string,
  ) {
    this.study = study;
    this.at = study.chapters[0]?.id ?? '';
  }
  // Another page has the address.
  close(): void {
    this.left = true;
  }

  get chapter(): Chapter | null {
    return chapterIn(this.study, this.at);
  }
  // As it stands.
  get whole(): boolean {
    return this.kept === this.game.tree;
  }

  // Puts a chapter on the board; '' is the first. Refused as the rules refuse what it holds.
  async show(id: string): Promise<Result<unknown>> {
    await this.queue.do(() => undefined); // what was done to the other one is kept
    const chapter = chapterIn(this.study, id);
    this.ready = false;
    const opened = await (chapter?.record ? this.game.load(chapter.record, 'names') : this.game.begin('standard', ''));
    if (opened.ok && chapter) {
      this.game.settle();
      this.at = chapter.id;
      this.kept = this.game.tree;
      if (this.study.revision > 0) this.tell();
    }
    this.ready = true;
    return opened;
  }
  // The analysis that is on the board already is the chapter that is open.
  async take(): Promise<void> {
    this.ready = true;
    await this.note();
  }

  rename(name: string): Promise<void> {
    return this.change((study) => ({ ...study, name: name.trim() || study.name }));
  }
  renameChapter(id: string, name: string): Promise<void> {
    return this.change((study) => {
      const chapter = study.chapters.find((one) => one.id === id);
      return chapter ? withChapter(study, { ...chapter, name: name.trim() }) : study;
    });
  }
  move(id: string, by: 1 | -1): Promise<void> {
    return this.change((study) => moved(study, id, by));
  }
  // As it is handed over, with what was before and after it.
  restore(chapters: readonly Chapter[]): Promise<void> {
    return this.change((study) => ({ ...study, chapters }));
  }
  async remove(id: string): Promise<void> {
    const left = withoutChapter(this.study, id);
    if (this.at === id && left !== this.study) await this.show(left.chapters[0]?.id ?? '');
    await this.change((study) => withoutChapter(study, id));
  }
  // Behind the others, and shows the first of them.
  async add(chapters: readonly Chapter[]): Promise<void> {
    await this.change((study) => chapters.reduce(withChapter, study));
    const [first] = chapters;
    if (first) await this.show(first.id);
  }

  // What the analysis on the board is as a chapter.
  private async written(chapter: Chapter): Promise<Chapter> {
    const { game } = this;
    const position = game.board?.position ?? chapter.position;
    return { ...chapter, record: await game.record(), position, game: game.game };
  }
  // Something has been done to it.
  note(): Promise<void> {
    return this.queue.do(async () => {
      const { chapter, game } = this;
      const { tree } = game;
      if (!chapter || !this.ready) return;
      if (this.study.revision === 0 && isBare(tree) && game.question.start === '') return; // nothing to be kept yet
      const written = await this.written(chapter);
      if (!this.ready || chapter.id !== this.chapter?.id) return;
      if (written.record !== chapter.record) await this.put(withChapter(this.study, written));
      this.kept = tree;
    });
  }
  private change(by: (study: Study) => Study): Promise<void> {
    return this.queue.do(async () => {
      const changed = by(this.study);
      if (changed !== this.study) await this.put(changed);
    });
  }
  private async put(study: Study): Promise<void> {
    this.study = study;
    const kept = await keepStudy(study, (one) => ({ ...one, id: token(), revision: 0, name: this.named(one.name) }));
    this.lasting = kept !== null;
    if (!kept) return;
    if (study.revision === 0) void persist();
    this.study = kept;
    this.tell();
  }
  // The address says which chapter it is.
  private tell(): void {
    if (!this.left) replaceAddress(studyAddress(this.study.id, this.at));
  }
}

const isBare = ({ root }: Tree): boolean => root.children.length + root.comments.length + root.shapes.length === 0;
