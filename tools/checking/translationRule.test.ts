/** @jest-environment node */
import { complaintsOfOwnRules } from '../testing/lint';

const message = 'Put this text into an element of its own: a translated page breaks otherwise.';

const refused = [
  '<p>{isBusy && <Spinner />}Save</p>',
  "<p>{isBusy && <Spinner />}{t('save')}</p>",
  "<p>{isBusy ? <Spinner /> : <Save />}{t('save')}</p>",
  "<p><Spinner />{isBusy ? t('saving') : t('save')}</p>",
  "<p><b>1</b>{note && t('note')}</p>",
  '<>{isBusy && <Spinner />}{`${name}: `}</>',
];

const allowed = [
  "<p>{isBusy ? t('saving') : t('save')}</p>",
  "<p><Spinner />{t('save')}</p>",
  "<p>{isBusy && <Spinner />}<span>{t('save')}</span></p>",
  "<p>{t('save')}{isBusy && <Spinner />}</p>",
  "<p>{isBusy && <Spinner />}{' '}{isNew && <Tag />}</p>",
];

const complaints = complaintsOfOwnRules([...refused, ...allowed]);

describe('texts of pages that a browser translates (#44.1)', () => {
  it.each(refused)('refuses %s', (code) => {
    expect(complaints(code)).toEqual([message]);
  });

  it.each(allowed)('allows %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
