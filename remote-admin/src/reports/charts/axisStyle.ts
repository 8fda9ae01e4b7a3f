import { theme } from 'shared-ui';

/** Props that the axes of all charts have in common. */
export const axisStyle = {
  stroke: theme.color.control,
  tickStroke: theme.color.control,
} as const;

export const tickLabel = {
  fill: theme.color.muted,
  fontFamily: theme.text.family,
  fontSize: 12,
} as const;
