// How tests read the sources of words.
import type { Language } from '../browser/languages';

// What the stones are called that are ivory and ebony.
export const classic: Record<Language, RegExp> = {
  de: /(?<!\p{L})(Weiß|Schwarz|weiße|schwarz)/u,
  en: /(?<!\p{L})(White|Black|white|black)/u,
  fr: /(?<!\p{L})([Bb]lanc|[Nn]oir)/u,
  hu: /(?<!\p{L})([Ff]ehér|[Ff]ekete|Világos|Sötét)/u,
  it: /(?<!\p{L})([Bb]ianc[aoh]|[Nn]er[aoie](?!\p{L}))/u,
  nl: /(?<!\p{L})([Ww]itt?e?|[Zz]warte?)(?!\p{L})/u,
};

// What stands in quotes and in templates of a source, with an x for each value put in.
export function textsOf(source: string): string[] {
  const texts: string[] = [];
  const open: { sign: string; text: string }[] = []; // quotes, templates, and what is put into them
  for (let n = 0; n < source.length; n++) {
    const sign = source.charAt(n);
    const inside = open.at(-1);
    if (inside && inside.sign !== '}') {
      if (sign === '\\') n++;
      else if (sign === inside.sign) texts.push(open.pop()?.text ?? '');
      else if (inside.sign === '`' && source.startsWith('${', n)) {
        open.push({ sign: '}', text: '' });
        n++;
      } else inside.text += sign;
    } else if (sign === "'" || sign === '`') open.push({ sign, text: '' });
    else if (inside && sign === '{') open.push({ sign: '}', text: '' });
    else if (inside && sign === '}') {
      open.pop();
      const around = open.at(-1);
      if (around && around.sign !== '}') around.text += 'x';
    } else if (source.startsWith('//', n)) n = source.indexOf('\n', n);
  }
  return texts;
}
