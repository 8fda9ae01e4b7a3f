/** The choices of the form (spec.md §5). */
export const countries = ['US', 'CA', 'UK', 'IN'] as const;
export const positions = ['admin', 'support', 'manager', 'developer', 'designer'] as const;
export const departments = ['it', 'hr', 'finance', 'operations', 'marketing'] as const;

/** Years of experience (spec.md §9). */
export const experienceRange = { least: 0, most: 50 } as const;
