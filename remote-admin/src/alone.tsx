import { runAlone } from '../../tools/alone/run-alone';
import { App } from './App';

runAlone({ area: 'admin', App });
