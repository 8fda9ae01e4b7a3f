import type { Configuration } from 'webpack';

interface Mode {
  mode?: string;
}

export function shellConfig(directory: string, argv: Mode): Configuration;

export function areaConfig(
  area: 'user' | 'staff' | 'admin',
  directory: string,
  env: { standalone?: boolean },
  argv: Mode,
): Configuration;
