import { InLanguage } from '../InLanguage/InLanguage';
import { useServiceName } from './useServiceName';

interface ServiceNameProps {
  /** As records have it. */
  children: string;
}

/** The name of a service in the language of the page, marked where English stands in. */
export function ServiceName({ children }: ServiceNameProps) {
  const { text, lang } = useServiceName(children);
  return <InLanguage lang={lang}>{text}</InLanguage>;
}
