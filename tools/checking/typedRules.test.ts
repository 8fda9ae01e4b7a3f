/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseConfigFileTextToJson } from 'typescript';
import { configs } from 'typescript-eslint';

/** Rules that oxlint lacks. Another rule reports most of the assignments that these would report. */
const lacking = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];

interface OxlintConfig {
  overrides: { rules: Record<string, unknown> }[];
}

function rulesOf(set: typeof configs.strict): string[] {
  return set
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .filter(([name, severity]) => name.startsWith('@') && severity !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
}

const untyped = [...rulesOf(configs.strict), ...rulesOf(configs.stylistic)];
const wanted = [...rulesOf(configs.strictTypeChecked), ...rulesOf(configs.stylisticTypeChecked)]
  .filter((name) => !untyped.includes(name) && !lacking.includes(name))
  .map((name) => `typescript/${name}`);

describe('.oxlintrc.json', () => {
  it('has every type-aware rule of the strict and the stylistic set', () => {
    const path = `${process.cwd()}/.oxlintrc.json`;
    const { config } = parseConfigFileTextToJson(path, readFileSync(path, 'utf8')) as {
      config: OxlintConfig;
    };
    const named = Object.keys(config.overrides[0]?.rules ?? {});
    expect(wanted.length).toBeGreaterThan(40);
    expect(named.sort()).toEqual([...new Set(wanted)].sort());
  });
});
