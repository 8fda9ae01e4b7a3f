import { readFileSync } from 'node:fs';
import path from 'node:path';
import { usualTexts } from '../../../shared-model/src/settings/texts/usualTexts';
import { otherLanguages } from '../../../shared-ui/src/language/languages';
import { root } from '../../root';
import { readCatalogue } from './catalogues';
import type { Catalogue } from './findGaps';

interface Sentence {
  /** In the form 'shell/src/access: leave.text'. */
  name: string;
  language: string;
  text: string;
}

/**
 * The current sentences of `docs/evidence/<tag>-back-translation.md`: the text after the last 'now:' in a row, or
 * else the text that was translated back. A row under a title with 'The English' is in English.
 */
function sentencesOf(language: string): Sentence[] {
  const file = path.join(root, 'docs/evidence', `${language}-back-translation.md`);
  const [, ...sections] = readFileSync(file, 'utf8').split('\n## ');
  return sections.flatMap((section) => {
    const isEnglish = section.startsWith('The English');
    return rowsOf(section).map(([name = '', text = '', ...rest]) => ({
      name,
      language: isEnglish ? 'en' : language,
      text: isEnglish
        ? text
        : (rest
            .at(-1)
            ?.split(/(?:^| )now: /)
            .slice(1)
            .at(-1) ?? text),
    }));
  });
}

/** The cells of tables, unescaped; a row without the name of a message is a table's head. */
function rowsOf(section: string): string[][] {
  const rows = section.match(/^\|.*\|$/gm) ?? [];
  return rows
    .map((row) => row.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) =>
      cells.map((cell) =>
        cell
          .replaceAll('`', '')
          .replace(/\\(?=[|<*_])/g, '')
          .trim(),
      ),
    )
    .filter(([name = '']) => /^\S+: \S+$/.test(name));
}

/** The messages of a folder; for the folder of prepared texts, the default texts by their ids. */
async function readTexts(folder: string, language: string): Promise<Catalogue> {
  if (folder !== 'shared-model/src/settings/texts')
    return readCatalogue(path.join(folder, 'i18n'), language);
  return Object.fromEntries(usualTexts.list.map(({ id, texts }) => [id, texts[language] ?? '']));
}

describe.each(otherLanguages)('the back-translated sentences from %s (#20)', (language) => {
  const sentences = sentencesOf(language);

  it('has at least sixty sentences, each with its English', () => {
    const names = (of: string) =>
      sentences.filter((each) => each.language === of).map(({ name }) => name);
    expect(new Set(names(language)).size).toBeGreaterThanOrEqual(60);
    expect(names('en').length).toBeGreaterThan(0);
  });

  it('matches the catalogues that it names', async () => {
    for (const { name, language: of, text } of sentences) {
      const [folder = '', key = ''] = name.split(': ');
      const catalogue = await readTexts(folder, of);
      expect([name, text]).toEqual([name, catalogue[key]]);
    }
  });
});
