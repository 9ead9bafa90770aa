import { describe, expect, it } from 'vitest';
import { paragraphsOf, piecesOf } from './plain';

describe('a text of the host', () => {
  it('has paragraphs, and lines in them', () => {
    expect(paragraphsOf('Mühlenverein\nMühlenweg 1\n\n \n  Zweiter\n')).toEqual([
      [['Mühlenverein'], ['Mühlenweg 1']],
      [['  Zweiter']],
    ]);
    expect(paragraphsOf('\n\n')).toEqual([]);
  });

  it('is never markup', () => {
    expect(paragraphsOf('<b>x</b> <script>alert(1)</script>')).toEqual([[['<b>x</b> <script>alert(1)</script>']]]);
    expect(piecesOf('javascript:alert(1) data:text/html,x')).toEqual(['javascript:alert(1) data:text/html,x']);
  });

  it('has links for addresses of the web', () => {
    expect(piecesOf('Siehe https://example.org/a?b=c.')).toEqual([
      'Siehe ',
      { text: 'https://example.org/a?b=c', href: 'https://example.org/a?b=c' },
      '.',
    ]);
    expect(piecesOf('(http://example.org/x_(y)), und')).toEqual([
      '(',
      { text: 'http://example.org/x_(y)', href: 'http://example.org/x_(y)' },
      '), und',
    ]);
    expect(piecesOf('"https://example.org"')).toEqual([
      '"',
      { text: 'https://example.org', href: 'https://example.org' },
      '"',
    ]);
    expect(piecesOf('http://')).toEqual(['http://']);
  });

  it('has links for addresses of mail', () => {
    expect(piecesOf('Post: anna.b+m@mail.example.org.')).toEqual([
      'Post: ',
      { text: 'anna.b+m@mail.example.org', href: 'mailto:anna.b+m@mail.example.org' },
      '.',
    ]);
    expect(piecesOf('a@b')).toEqual(['a@b']);
  });
});
