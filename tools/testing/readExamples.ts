import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The examples in the `src` of a package that exports components. For tests. */
export function readExamples(source: string) {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(source, file), 'utf8');
  const exampleFiles = files.filter((file) => file.endsWith('.examples.tsx'));
  const shown = exampleFiles.map(read).join('\n');
  const exported = files
    .filter((file) => /^([\w-]+\/)?index\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export \{([^}]+)\} from '\.{1,2}\//gm)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name));
  return {
    files,
    /** The controls with a file of examples, by file name. */
    controls: exampleFiles.map((file) => basename(file, '.examples.tsx')).sort(),
    /** The components that other packages can import from this one, and that no example shows. */
    withoutExample: exported.filter((name) => !RegExp(`<${name}\\b`).test(shown)).sort(),
  };
}

/** Each example of each control, for `it.each`. */
export function eachExample<E>(examples: Readonly<Record<string, Readonly<Record<string, E>>>>) {
  return Object.entries(examples).flatMap(([control, states]) =>
    Object.entries(states).map(([state, Example]) => ({ name: `${control}: ${state}`, Example })),
  );
}
