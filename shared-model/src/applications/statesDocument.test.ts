import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applicationStatuses } from './Application';
import { canMove, takeBackMinutes } from './moves';
import { adminStatus, citizenStatus, staffStatus } from './statusWords';

const text = readFileSync(path.join(__dirname, '../../../docs/states.md'), 'utf8');

const people = { user: 'citizen', staff: 'clerk', admin: 'admin' } as const;
const froms = ['new', ...applicationStatuses] as const;
/** As 'from to who'. Notes keep the status, so they are no moves here. */
const moves = (['user', 'staff', 'admin'] as const)
  .flatMap((role) =>
    froms.flatMap((from) =>
      applicationStatuses
        .filter((to) => to !== from && canMove(role, from === 'new' ? null : from, to))
        .map((to) => `${from} ${to} ${people[role]}`),
    ),
  )
  .toSorted();

/** A state of the diagram, with each state in it: mermaid's names have no hyphens. */
function statesOf(name: string, undecided: readonly string[]): readonly string[] {
  if (name === 'undecided') return undecided;
  return [name === '[*]' ? 'new' : name.replace('inReview', 'in-review')];
}

function edges(): string[] {
  const diagram = /```mermaid\n([^]*?)```/.exec(text)?.[1] ?? '';
  const inside = /state undecided \{([^]*?)\}/.exec(diagram)?.[1] ?? '';
  const undecided = [...new Set([...inside.matchAll(/--> (\w+)/g)].map(([, to = '']) => to))];
  const names = undecided.flatMap((name) => statesOf(name, []));
  return [...diagram.matchAll(/(\S+) --> (\S+): (\w+)/g)]
    .flatMap(([, from = '', to = '', who = '']) =>
      statesOf(from, names).map((one) => `${one} ${statesOf(to, names).join()} ${who}`),
    )
    .toSorted();
}

/** The cells of each row of the table below a heading. */
function rowsOf(heading: string): string[][] {
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const cells = line.split('|').slice(1, -1);
    return cells.map((cell) => cell.trim().replaceAll('`', ''));
  });
}

describe('docs/states.md', () => {
  it('draws the moves that each role may make', () => {
    expect(edges()).toEqual(moves);
  });

  it('lists the same moves in its table', () => {
    const rows = rowsOf('The moves').map(([from, to, who]) => `${from} ${to} ${who}`);
    expect(rows.toSorted()).toEqual(moves);
  });

  it('says which status each role reads', () => {
    expect(rowsOf('What each person reads')).toEqual(
      applicationStatuses.map((status) => [
        status,
        citizenStatus(status),
        staffStatus(status),
        adminStatus(status),
      ]),
    );
  });

  it('says for how long a decision can be taken back', () => {
    expect(text).toContain(`within ${takeBackMinutes} minutes`);
  });
});
