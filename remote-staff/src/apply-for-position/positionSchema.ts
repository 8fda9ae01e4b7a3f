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
import type { WordsOfStaff } from '../words';
import { countries, departments, experienceRange, positions } from './positionOptions';

/** The rules of an application for a position (spec.md §5): all fields are required. */
export function positionSchema(words: WordsOfStaff, today = calendarDay(new Date())) {
  const filled = (field: PositionField, limit: number = limits.positionLine) =>
    pipe(
      string(),
      trim(),
      nonEmpty(words(`position.missing.${field}`)),
      maxLength(limit, words('position.tooLong', { limit })),
    );
  const experience = words('position.experienceRange', experienceRange);

  return object({
    fullName: filled('fullName'),
    email: pipe(filled('email'), email(words('position.emailWrong'))),
    phone: pipe(filled('phone'), regex(/^\+?[\d\s()-]{7,20}$/, words('position.phoneWrong'))),
    dob: pipe(
      filled('dob'),
      isoDate(words('position.missing.dob')),
      check((day) => day < today, words('position.dobFuture')),
    ),
    street: filled('street'),
    city: filled('city'),
    state: filled('state'),
    zip: pipe(filled('zip'), regex(/^[\p{L}\d][\p{L}\d\s-]{1,11}$/u, words('position.zipWrong'))),
    country: pipe(string(), picklist(countries, words('position.missing.country'))),
    position: pipe(string(), picklist(positions, words('position.missing.position'))),
    department: pipe(string(), picklist(departments, words('position.missing.department'))),
    experience: pipe(
      filled('experience'),
      regex(/^\d+$/, experience),
      check((years) => Number(years) <= experienceRange.most, experience),
    ),
    skills: filled('skills', limits.positionSkills),
    resume: pipe(
      nullable(instance(File)),
      check((file) => file !== null, words('position.missing.resume')),
    ),
  });
}
