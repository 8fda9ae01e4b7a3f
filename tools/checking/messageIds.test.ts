import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

interface Named {
  /** The prefix of the ids: 'admin.login' has the message 'title' under 'admin.login.title'. */
  name: string;
  keys: string[];
}

/** The ids in more than one catalogue, for which one of the two texts would replace the other. */
function idsOfSeveral(catalogues: readonly Named[]): string[] {
  const ids = catalogues.flatMap(({ name, keys }) => keys.map((key) => `${name}.${key}`));
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** Every catalogue that `createMessages` registers. */
async function readCatalogues(): Promise<Named[]> {
  const sources = [...readdirSync(root).map((name) => `${name}/src`), 'tools/standalone'];
  const indexes = sources
    .filter((source) => existsSync(path.join(root, source)))
    .flatMap((source) => {
      const files = readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' });
      return files.map((file) => path.join(source, file));
    })
    .filter((file) => file.endsWith(path.join('i18n', 'index.ts')));
  return Promise.all(
    indexes.map(async (index) => {
      const file = path.join(root, index);
      const name = /createMessages\(\s*'([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
      if (name === undefined) throw new Error(`${index} names no catalogue.`);
      const english = (await import(path.join(path.dirname(file), 'en.ts'))) as { default: object };
      return { name, keys: Object.keys(english.default) };
    }),
  );
}

describe('the check of message ids', () => {
  it.each<[string, Named[], string[]]>([
    [
      'the same name',
      [
        { name: 'admin', keys: ['title'] },
        { name: 'admin', keys: ['title', 'lead'] },
      ],
      ['admin.title'],
    ],
    [
      'a name that is the start of a key of another',
      [
        { name: 'admin', keys: ['login.title', 'login.lead'] },
        { name: 'admin.login', keys: ['title'] },
      ],
      ['admin.login.title'],
    ],
    [
      'separate names and keys',
      [
        { name: 'admin', keys: ['title', 'login'] },
        { name: 'admin.login', keys: ['title'] },
      ],
      [],
    ],
  ])('finds the ids that catalogues share if they have %s', (_what, catalogues, ids) => {
    expect(idsOfSeveral(catalogues)).toEqual(ids);
  });

  it('finds no shared name or id in the portal', async () => {
    const catalogues = await readCatalogues();
    expect(catalogues.length).toBeGreaterThan(20);
    expect(idsOfSeveral(catalogues)).toEqual([]);
    const names = catalogues.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
