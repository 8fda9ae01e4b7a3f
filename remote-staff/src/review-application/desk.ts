/** A window with room for an application and its papers beside each other: 1024 px, more where the text is larger. */
export const desk = '@media (min-width: 64em)';

/** The same with a mouse, where more fits between the edges of the window. */
export const mouse = '@media (min-width: 64em) and (pointer: fine)';
