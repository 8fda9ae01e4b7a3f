/** The pages that the footer links to, except the contact page. */
export const councilPageNames = ['about', 'help', 'terms', 'privacy', 'accessibility'] as const;

export type CouncilPageName = (typeof councilPageNames)[number];
