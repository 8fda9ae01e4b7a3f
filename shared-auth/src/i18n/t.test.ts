import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import en from './en';
import { t } from './t';

afterEach(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

describe('t', () => {
  it('returns English before any catalogue is registered', () => {
    expect(t('loginFirst.user')).toBe('Please login as User first');
    expect(t('rule.minimum', { length: 1 })).toBe('at least 1 character');
    expect(t('rule.minimum', { length: 12 })).toBe('at least 12 characters');
  });

  it('returns another language once its catalogue is registered', () => {
    i18n.load('hi', { 'auth.loginFirst.user': 'कृपया पहले लॉगिन करें' });
    i18n.activate('hi');
    expect(t('loginFirst.user')).toBe('कृपया पहले लॉगिन करें');
    expect(t('form.fillAll')).toBe('Please fill in all fields');
  });

  it.each(Object.entries(en))('has a message that compiles for %s', (_, message) => {
    expect(compileMessage(message).length).toBeGreaterThan(0);
  });
});
