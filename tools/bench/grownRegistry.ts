interface Registry {
  schema: number;
  remotes: Record<string, unknown>;
}

/** A registry with so many remotes: the three areas, and further ones that look like them. */
export function grownRegistry({ schema, remotes }: Registry, count: number): Registry {
  const known = Object.entries(remotes);
  const [, pattern] = known[0] ?? [];
  const further = Array.from(
    { length: Math.max(0, count - known.length) },
    (_, index): [string, unknown] => [`area-${index + known.length + 1}`, pattern],
  );
  return { schema, remotes: { ...remotes, ...Object.fromEntries(further) } };
}
