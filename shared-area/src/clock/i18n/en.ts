/** For people who work with dates on a device whose clock is wrong. */
export default {
  behind: 'The clock of this device is {difference} behind',
  ahead: 'The clock of this device is {difference} ahead',
  text: 'It says {device}; the council’s clock says {council}. Deadlines are counted by the council’s clock. Please set the clock of this device.',
} as const;
