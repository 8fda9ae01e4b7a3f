import { runStandalone } from '../../tools/standalone/runStandalone';
import { App } from './App';

runStandalone({ area: 'staff', App });
