import type { Watch } from '../kinds/Watch';
import type { OfficeSettings } from './OfficeSettings';
import type { Translations } from './Translations';

/** A day of the week as `Date.getDay()` gives it: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The days of the week in the order of a timetable. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

export const saturday = 6 satisfies Weekday;

/** Which Saturday of its month: the first is 1. Not every month has a fifth. */
export type SaturdayOfMonth = 1 | 2 | 3 | 4 | 5;

export const saturdaysOfMonth: readonly SaturdayOfMonth[] = [1, 2, 3, 4, 5];

/** The information about the council that citizens see. */
export interface CouncilSettings {
  name: string;
  address: string;
  /** As it is to be dialled; empty where the council has no telephone. */
  phone: string;
  email: string;
  /** The days on which the office is open. */
  openDays: Weekday[];
  /**
   * The Saturdays of each month on which the office is closed although Saturday is an open day, such as [2, 4]. Where it is left
   * out, there are none.
   */
  closedSaturdays?: SaturdayOfMonth[] | undefined;
  /** 'HH:MM', in the council's own time; so is `closesAt`. */
  opensAt: string;
  closesAt: string;
  /** Such as 'Closed on public holidays'; may be empty. */
  hoursNote: string;
  translations?: Translations<'name' | 'address' | 'hoursNote'> | undefined;
  /**
   * The council's language, such as 'mr': certificates and receipts are printed in it beside English. Where it is left out,
   * certificates are in English only.
   */
  language?: string | undefined;
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: number;
}

/** The settings until an admin changes them. */
export const usualSettings: CouncilSettings = {
  name: 'Village Council',
  address: 'Village Council Office, Main Road',
  phone: '',
  email: 'help@council.example',
  openDays: [1, 2, 3, 4, 5],
  opensAt: '10:00',
  closesAt: '17:00',
  hoursNote: 'Closed on public holidays',
  revision: 0,
};

/**
 * Whether an office with these open days can close on some Saturdays of the month. Another day has to be open, so that each week
 * has an open day: firestore.rules limit a deadline by that.
 */
export function canCloseSaturdays(openDays: readonly Weekday[]): boolean {
  return openDays.includes(saturday) && openDays.some((day) => day !== saturday);
}

/** The settings' part of the port. */
export interface SettingsRecords {
  /** The usual ones until something is set. */
  watch(): Watch<CouncilSettings>;
  /** `settings.revision` is the one that the admin has seen. */
  save(settings: CouncilSettings): Promise<CouncilSettings>;
  /** The usual ones until something is set. */
  watchOffice(): Watch<OfficeSettings>;
  /** As `save`. */
  saveOffice(settings: OfficeSettings): Promise<OfficeSettings>;
}

interface Cause {
  cause?: unknown;
}

/** Another admin has changed the settings since they were read. */
export class SettingsChangedError extends Error {
  override readonly name = 'SettingsChangedError';

  constructor(options?: Cause) {
    super('The settings have changed since they were read.', options);
  }
}
