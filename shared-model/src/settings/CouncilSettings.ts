import type { Watch } from '../kinds/Watch';
import type { OfficeSettings, CouncilSettings } from './settingsSchema';

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
