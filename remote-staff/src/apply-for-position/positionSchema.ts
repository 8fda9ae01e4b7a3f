import { requiredLine, requiredText } from 'shared-area';
import { cleanEmail, isEmail } from 'shared-auth/names';
import { councilNow, type PositionField } from 'shared-data';
import { asciiDigits, councilDay, wholeNumber } from 'shared-data/model';
import { limits } from 'shared-data/limits';
import {
  check,
  instance,
  isoDate,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import type { TranslatePosition } from './i18n';

/** The choices of the form (spec.md §5). */
export const countries = ['US', 'CA', 'UK', 'IN'] as const;
export const positions = ['admin', 'support', 'manager', 'developer', 'designer'] as const;
export const departments = ['it', 'hr', 'finance', 'operations', 'marketing'] as const;

/** Years of experience (spec.md §9). */
const experienceRange = { least: 0, most: 50 } as const;

/** The rules of an application for a position (spec.md §5): all fields are required. */
export function positionSchema(t: TranslatePosition, today = councilDay(councilNow())) {
  const messages = (field: PositionField) => ({
    missing: t(`position.missing.${field}`),
    tooLong: (values: { limit: number; length: number }) => t('position.tooLong', values),
  });
  const filled = (field: PositionField) => requiredLine(limits.positionLine, messages(field));
  const figures = (field: PositionField) => pipe(filled(field), transform(asciiDigits));
  const experience = t('position.experienceRange', experienceRange);

  return object({
    fullName: filled('fullName'),
    email: pipe(filled('email'), transform(cleanEmail), check(isEmail, t('position.emailWrong'))),
    phone: pipe(
      figures('phone'),
      // Dashes of other kinds come with a number that is copied.
      transform((phone) => phone.replace(/[\p{Pd}\u2212]/gu, '-')),
      regex(/^\+?[\d\s()-]{7,20}$/, t('position.phoneWrong')),
    ),
    dob: pipe(
      filled('dob'),
      isoDate(t('position.missing.dob')),
      check((day) => day < today, t('position.dobFuture')),
    ),
    street: filled('street'),
    city: filled('city'),
    state: filled('state'),
    zip: pipe(figures('zip'), regex(/^[\p{L}\d][\p{L}\d\s-]{1,11}$/u, t('position.zipWrong'))),
    country: pipe(string(), picklist(countries, t('position.missing.country'))),
    position: pipe(string(), picklist(positions, t('position.missing.position'))),
    department: pipe(string(), picklist(departments, t('position.missing.department'))),
    experience: pipe(
      filled('experience'),
      transform(wholeNumber),
      regex(/^\d+$/, experience),
      check((years) => Number(years) <= experienceRange.most, experience),
    ),
    skills: requiredText(limits.positionSkills, messages('skills')),
    resume: pipe(
      nullable(instance(File)),
      check((file) => file !== null, t('position.missing.resume')),
    ),
  });
}
