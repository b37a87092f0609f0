/**
 * Every table of the database, one row each, in the order of the modules that own them.
 * A new table: its file beside this one, its import and its row here.
 */
export interface Tables {
}
