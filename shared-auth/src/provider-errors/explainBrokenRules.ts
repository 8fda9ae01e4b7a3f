import { i18n } from '@lingui/core';
import type { BrokenPasswordRule, PasswordRule } from '../identity/PasswordCheck';
import type { PasswordPolicyError } from '../identity/PasswordPolicyError';
import { t } from '../i18n/t';

/** How the provider phrases a broken rule: 'Missing password requirements: [Password must contain …, …]'. */
const providerSentences: readonly [PasswordRule, RegExp][] = [
  ['minimum', /at least (\d+) characters/i],
  ['maximum', /at most (\d+) characters/i],
  ['lowercase', /lower ?case/i],
  ['uppercase', /upper ?case/i],
  ['digit', /\bnumeric/i],
  ['symbol', /non-?alphanumeric/i],
];

/** The password rules that an error of the provider names; none where it does not say which. */
export function brokenRulesOf(error: Error): readonly BrokenPasswordRule[] {
  if (isPolicyError(error)) return error.broken;
  return providerSentences.flatMap(([rule, sentence]) => {
    const match = sentence.exec(error.message);
    if (!match) return [];
    return [match[1] === undefined ? { rule } : { rule, length: Number(match[1]) }];
  });
}

/** One sentence that names what a password lacks. */
export function explainBrokenRules(broken: readonly BrokenPasswordRule[]): string {
  const rules = broken.map(({ rule, length = 0 }) => t(`rule.${rule}`, { length }));
  const list = new Intl.ListFormat(i18n.locale || 'en', { type: 'conjunction' }).format(rules);
  return t('provider.policyNeeds', { rules: list });
}

function isPolicyError(error: Error): error is PasswordPolicyError {
  return error.name === 'PasswordPolicyError';
}
