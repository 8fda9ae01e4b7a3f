import published from '../../deployment/services.json';
import type { PublishedService } from './PublishedService';

/** What citizens can apply for, as it was published with this build; the build checks the file. */
export const services = published as readonly PublishedService[];
