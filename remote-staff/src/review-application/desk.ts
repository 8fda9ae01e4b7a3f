/** A window in which an application and its papers fit side by side: 1024 px, more if the text is larger. */
export const desk = '@media (min-width: 64em)';

/** The same with a mouse, which allows a denser layout. */
export const mouse = '@media (min-width: 64em) and (pointer: fine)';
