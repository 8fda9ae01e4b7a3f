import { calendarDay, type PositionField } from 'shared-data';
import { limits } from 'shared-data/limits';
import {
  check,
  email,
  instance,
  isoDate,
  maxLength,
  nonEmpty,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import type { TranslateStaff } from '../i18n';
import { countries, departments, experienceRange, positions } from './positionOptions';

/** The rules of an application for a position (spec.md §5): all fields are required. */
export function positionSchema(t: TranslateStaff, today = calendarDay(new Date())) {
  const filled = (field: PositionField, limit: number = limits.positionLine) =>
    pipe(
      string(),
      trim(),
      nonEmpty(t(`position.missing.${field}`)),
      maxLength(limit, t('position.tooLong', { limit })),
    );
  const experience = t('position.experienceRange', experienceRange);

  return object({
    fullName: filled('fullName'),
    email: pipe(filled('email'), email(t('position.emailWrong'))),
    phone: pipe(filled('phone'), regex(/^\+?[\d\s()-]{7,20}$/, t('position.phoneWrong'))),
    dob: pipe(
      filled('dob'),
      isoDate(t('position.missing.dob')),
      check((day) => day < today, t('position.dobFuture')),
    ),
    street: filled('street'),
    city: filled('city'),
    state: filled('state'),
    zip: pipe(filled('zip'), regex(/^[\p{L}\d][\p{L}\d\s-]{1,11}$/u, t('position.zipWrong'))),
    country: pipe(string(), picklist(countries, t('position.missing.country'))),
    position: pipe(string(), picklist(positions, t('position.missing.position'))),
    department: pipe(string(), picklist(departments, t('position.missing.department'))),
    experience: pipe(
      filled('experience'),
      regex(/^\d+$/, experience),
      check((years) => Number(years) <= experienceRange.most, experience),
    ),
    skills: filled('skills', limits.positionSkills),
    resume: pipe(
      nullable(instance(File)),
      check((file) => file !== null, t('position.missing.resume')),
    ),
  });
}
