import { styled } from 'styled-components';

/**
 * Puts a text into an element of its own, without a box in the layout. A browser that translates the page moves each text node
 * into elements of its own; React can then no longer change such a text, nor put anything before it. It can replace the content of
 * an element that has nothing but the text.
 */
export const TranslatableText = styled.span`
  display: contents;
`;
