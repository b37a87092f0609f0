import { openDatabase } from '@pavilion/database';

/**
 * The demo plays no more: what it plays and prices would take a part of the machine. A server that
 * starts makes it go on, so call it afterwards.
 */
export async function stopDemo(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await database.db.deleteFrom('sportsbook_settings').execute();
  await database.close();
}
