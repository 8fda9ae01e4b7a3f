import { actOf, watchOf } from './forward';

/**
 * A member of staff's own profile; null where the council has not entered one. On the device only the demo account of
 * the staff has one, the sample, which is marked as such.
 */
export const watchStaffProfile = watchOf('staffProfile', 'watch');

/**
 * Enters the name and position of somebody new to the staff into their profile, if there is one on this device;
 * otherwise saves nothing until the council has entered the profile.
 * @throws RecordsUnavailableError, StorageFullError
 */
export const beginStaffProfile = actOf('staffProfile', 'begin');
