import { rulesText } from '../rulesCouncil';
import { findLimits } from './findLimits';

/** Rules with one path, and a function that allows everything to anybody. */
const rulesOf = (allow: string, more = '') => `
  match /databases/{database}/documents {
    function isAdmin() {
      return false;
    }
    match /wells/{id} {
      ${allow}

      // A pump.
      function isWell(well) {
        let size = well.size();
        return size > 1
          && well.at == request.time;
      }
${more}
    }
  }
`;
const find = (condition: string, more = '') =>
  findLimits(rulesOf(`allow update: if ${condition};`, more))[0];

describe('findLimits', () => {
  it.each([
    ['a record that says the time', 'isWell(request.resource.data)'],
    ['one alternative of two', 'isWell(x) && (isAdmin() || isWell(request.resource.data))'],
    ['one branch of a choice', 'x ? isCounted("wells", id) : isWell(x)'],
    [
      'a record beside it that does not say which',
      'getAfter(/notes/$(uid)).data.at == request.time',
    ],
  ])('finds no limit in %s (#44c)', (_, condition) => {
    expect(find(condition)?.unlimited).not.toEqual([]);
  });

  it.each([
    ['a count', 'isWell(x) && isCountedToday("wells", id)', 'counted in its day'],
    ['a pause', "resource.data.at + duration.value(5, 'm') < request.time", 'a pause between two'],
    [
      'a record beside it that says which',
      'getAfter(/notes/$(uid)).data.at == request.time && getAfter(/notes/$(uid)).data.of == id',
      'together with a record of another path',
    ],
  ])('finds the limit in %s (#44c)', (_, condition, limit) => {
    expect(find(condition)).toMatchObject({ unlimited: [], limits: [limit] });
  });

  it('leaves out what admins alone may write (#44c)', () => {
    expect(find('isAdmin() && isWell(x)')).toBeUndefined();
  });

  it('names the alternatives that nothing limits (#44c)', () => {
    const more = '      function isDeep(x) {\n        return isWell(x) || isAdmin();\n      }';
    expect(find('isAdmin() || isDeep(id)', more)?.unlimited).toEqual(['isWell(id)']);
  });
});

describe('firestore.rules', () => {
  const writable = findLimits(rulesText());

  it('limits each record that a citizen or a clerk may write (#44c)', () => {
    const table = writable.map(({ what, limits }) => `${what}: ${limits.join(', ')}`);
    process.stdout.write(`\nWhat one account may write, and what limits it\n${table.join('\n')}\n`);
    expect(writable.length).toBeGreaterThan(40);
    expect(writable.filter(({ unlimited }) => unlimited.length > 0)).toEqual([]);
  });
});
