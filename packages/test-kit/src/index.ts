export {
  describeServer,
  describeServerOnBothEngines,
  type StartServer,
} from './describe-server.ts';
export {
  describeOnBothEngines,
  describeOnPostgres,
  engineTimeoutMs,
  freshPostgres,
} from './engines.ts';
export { freshPglite, truncateAll } from './pglite.ts';
export { programEnvironment } from './program-environment.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { certificate, certificateKey } from './smtp-certificate.ts';
export { startSmtpServer, type SmtpTestServer } from './smtp-server.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';
export { createTestClock, type TestClock } from './test-clock.ts';
export { newPerson, testPassword, type TestPlayer } from './test-players.ts';
export { alphaHost, betaHost, plainSite } from './test-sites.ts';
