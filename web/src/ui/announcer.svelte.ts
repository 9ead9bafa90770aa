// What is said to those who do not see it.
import { sentences } from '../words/sayRules';

export class Announcer {
  said = $state('');
  private saying: string[] = [];

  // The same sentence twice is said twice. What comes at once is said in one go, as the later text would replace the
  // earlier one before anybody heard it; an answer to a key, which is a note too, is said once.
  say(text: string): void {
    if (text === '' || this.saying.includes(text)) return;
    if (this.saying.push(text) > 1) return;
    setTimeout(() => {
      const said = sentences(this.saying);
      this.saying = [];
      this.said = this.said === said ? `${said}\u00a0` : said;
    });
  }

  // What was said is not to be read again.
  forget(): void {
    this.saying = [];
    this.said = '';
  }
}
