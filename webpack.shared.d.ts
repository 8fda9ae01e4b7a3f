import type { Options } from '@swc/core';
import type { Compiler, Configuration } from 'webpack';

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

/** Milliseconds after which a script that hangs is given up. */
export const chunkLoadTimeout: number;

/** Asks an area's server again for a chunk that hung. */
export class AskAgainPlugin {
  apply(compiler: Compiler): void;
}

/** How our TypeScript becomes JavaScript. */
export function swcOptions(isDevelopment: boolean): Options;
