export { sandboxChecks } from './sandbox-check.provider.ts';
