export function browserTargets(): Record<string, string>;
export function esbuildTargets(): string[];
