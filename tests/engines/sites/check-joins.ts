import { parseSync, type Node, type RawStmt, type SelectStmt } from 'libpg-query';
import type { TablesOfSites } from '@pavilion/test-kit/tables-of-sites';

/** A statement and what stood for `$1` … when a test sent it; in a function names stand instead. */
export interface Statement {
  text: string;
  parameters?: readonly unknown[];
}

/**
 * What a column of a statement is equal to is one set of terms: `2:site_id` (of table 2), `=value`,
 * `$name`.
 */
type Term = string;

interface Relation {
  columns: ReadonlyMap<string, readonly Term[]>;
  /**
   * The tables of sites that stand for it: one is enough, since its own inside is judged by itself.
   */
  tables: readonly number[];
  /** A function or list of values: a column is whatever one asks for. */
  isOpen?: boolean;
}

interface Scope {
  relations: Map<string, Relation>;
  ctes: Map<string, Relation>;
  outer?: Scope;
}

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const nothing: Relation = { columns: new Map(), tables: [] };

class Sets<T> {
  readonly #parents = new Map<T, T>();

  find(member: T): T {
    const parent = this.#parents.get(member) ?? member;
    if (parent === member) return member;
    const root = this.find(parent);
    this.#parents.set(member, root);
    return root;
  }

  join(one: T, other: T): void {
    this.#parents.set(this.find(one), this.find(other));
    if (!this.#parents.has(one)) this.#parents.set(one, one);
  }

  members(): T[] {
    return [...new Set([...this.#parents.keys(), ...this.#parents.values()])];
  }
}

const stringOf = (node: Node | undefined): string | undefined =>
  node !== undefined && 'String' in node ? node.String.sval : undefined;

function fieldsOf(node: Node): string[] | undefined {
  if (!('ColumnRef' in node)) return undefined;
  return (node.ColumnRef.fields ?? []).map((field) => stringOf(field) ?? '*');
}

class Joins {
  readonly #schema: TablesOfSites;
  readonly #parameters: readonly unknown[];
  readonly #tables: string[] = [];
  readonly #equal = new Sets<Term>();
  readonly #together: (readonly number[])[] = [];
  #open = 0;

  constructor(schema: TablesOfSites, parameters: readonly unknown[]) {
    this.#schema = schema;
    this.#parameters = parameters;
  }

  /** Groups of tables that the statement brings together by nothing that keeps them in one site. */
  problems(): string[] {
    const linked = new Sets<number>();
    const first = new Map<string, number>();
    for (const term of this.#equal.members()) {
      const [table = '', column = ''] = term.split(':');
      const name = this.#tables[Number(table)] ?? '';
      const named = /^\d+:/.test(term) ? this.#schema.names(name, column) : undefined;
      if (named === undefined) continue;
      const key = `${this.#equal.find(term)} ${named}`;
      linked.join(Number(table), first.get(key) ?? Number(table));
      first.set(key, Number(table));
    }
    return this.#together.flatMap((tables) => {
      const groups = Map.groupBy(new Set(tables), (table) => linked.find(table));
      if (groups.size < 2) return [];
      const names = [...groups.values()].map((group) =>
        group.map((table) => this.#tables[table]).join(', '),
      );
      return [names.toSorted().join(' | ')];
    });
  }

  statement(node: Node, outer?: Scope): Relation {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt as Tree, outer);
    if ('UpdateStmt' in node || 'DeleteStmt' in node || 'MergeStmt' in node)
      return this.#change(Object.values(node)[0] as Tree, outer);
    return nothing;
  }

  #scope(body: Tree | SelectStmt, outer?: Scope): Scope {
    const scope: Scope = { relations: new Map(), ctes: new Map(), ...(outer && { outer }) };
    const clause = (body as Tree)['withClause'];
    for (const cte of isTree(clause) ? (clause['ctes'] as Node[]) : []) {
      if (!('CommonTableExpr' in cte)) continue;
      const { ctename = '', ctequery, aliascolnames } = cte.CommonTableExpr;
      if (ctequery === undefined) continue;
      // A recursive one sees what its first part gives.
      const before = 'SelectStmt' in ctequery ? ctequery.SelectStmt.larg : undefined;
      if (before !== undefined && isTree(clause) && clause['recursive'] === true)
        scope.ctes.set(ctename, renamed(this.#select(before, scope), aliascolnames));
      scope.ctes.set(ctename, renamed(this.statement(ctequery, scope), aliascolnames));
    }
    return scope;
  }

  #select(body: SelectStmt, outer?: Scope): Relation {
    const scope = this.#scope(body, outer);
    if (body.larg !== undefined && body.rarg !== undefined)
      return besides(this.#select(body.larg, scope), this.#select(body.rarg, scope));
    const tables = (body.fromClause ?? []).flatMap((item) => this.#from(item, scope));
    this.#conditions(body.whereClause, scope);
    const { fromClause: _, withClause: __, whereClause, ...rest } = body;
    tables.push(...this.#below([whereClause, rest], scope));
    this.#together.push(tables);
    return { columns: this.#output(body.targetList ?? [], scope), tables: tables.slice(0, 1) };
  }

  #change(body: Tree, outer?: Scope): Relation {
    const scope = this.#scope(body, outer);
    const others = ['fromClause', 'usingClause'].flatMap((key) => (body[key] as Node[]) ?? []);
    const source = body['sourceRelation'];
    const target: Node = { RangeVar: body['relation'] as object };
    const from = [target, ...others, ...(isTree(source) ? [source as Node] : [])];
    const tables = from.flatMap((item) => this.#from(item, scope));
    for (const key of ['whereClause', 'joinCondition'])
      this.#conditions(body[key] as Node | undefined, scope);
    const { relation: _, withClause: __, fromClause: ___, usingClause: ____, ...rest } = body;
    tables.push(...this.#below([rest], scope));
    this.#together.push(tables);
    return { columns: this.#returned(body, scope), tables: tables.slice(0, 1) };
  }

  #insert(body: Tree, outer?: Scope): Relation {
    const scope = this.#scope(body, outer);
    const tables = this.#from({ RangeVar: body['relation'] as object }, scope);
    const target = [...scope.relations.values()][0] ?? nothing;
    const select = isTree(body['selectStmt'])
      ? this.#inserted((body['selectStmt'] as { SelectStmt: SelectStmt }).SelectStmt, scope)
      : nothing;
    const given = [...select.columns.values()];
    const cols = (body['cols'] as { ResTarget: { name: string } }[] | undefined) ?? [];
    const names =
      cols.length > 0 ? cols.map(({ ResTarget }) => ResTarget.name) : [...target.columns.keys()];
    for (const [index, name] of names.entries())
      for (const term of target.columns.get(name) ?? [])
        for (const from of given[index] ?? []) this.#equal.join(term, from);
    this.#together.push([...tables, ...select.tables]);
    return { columns: this.#returned(body, scope), tables };
  }

  /** Rows written out are one relation, whose columns are nameless. */
  #inserted(body: SelectStmt, outer: Scope): Relation {
    const [row, ...more] = body.valuesLists ?? [];
    if (row === undefined || more.length > 0 || !('List' in row)) return this.#select(body, outer);
    const items = row.List.items ?? [];
    const columns = items.map((item, index) => [`${index}`, this.#terms(item, outer)] as const);
    return { columns: new Map(columns), tables: this.#below(items, outer) };
  }

  #returned(body: Tree, scope: Scope): Map<string, readonly Term[]> {
    const list =
      body['returningList'] ??
      (isTree(body['returningClause']) ? body['returningClause']['exprs'] : []);
    return this.#output(list as Node[], scope);
  }

  /** Puts what a `from` names into the scope; gives the tables of sites among it. */
  #from(item: Node, scope: Scope): readonly number[] {
    if ('JoinExpr' in item) {
      const { larg, rarg, quals, usingClause, alias } = item.JoinExpr;
      const tables = [larg, rarg].flatMap((side) => (side ? this.#from(side, scope) : []));
      this.#conditions(quals, scope);
      for (const column of usingClause ?? []) this.#used(stringOf(column) ?? '', scope);
      if (alias?.aliasname !== undefined)
        scope.relations.set(alias.aliasname, { ...nothing, isOpen: true });
      return [...tables, ...this.#below([quals], scope)];
    }
    const relation = this.#relation(item, scope);
    scope.relations.set(relation.alias, relation);
    return relation.tables;
  }

  #relation(item: Node, scope: Scope): Relation & { alias: string } {
    if ('RangeVar' in item) {
      const { relname = '', alias } = item.RangeVar;
      const name = alias?.aliasname ?? relname;
      const cte = lookUp(scope, ({ ctes }) => ctes.get(relname));
      return { ...renamed(cte ?? this.#table(relname), alias?.colnames), alias: name };
    }
    if ('RangeSubselect' in item && item.RangeSubselect.subquery !== undefined) {
      const { subquery, alias } = item.RangeSubselect;
      const relation = renamed(this.statement(subquery, scope), alias?.colnames);
      return { ...relation, alias: alias?.aliasname ?? `(${(this.#open += 1)})` };
    }
    const [body] = Object.values(item) as { alias?: { aliasname?: string } }[];
    const tables = this.#below([item], scope);
    this.#open += 1;
    return {
      columns: new Map(),
      tables,
      isOpen: true,
      alias: body?.alias?.aliasname ?? `(${this.#open})`,
    };
  }

  #table(name: string): Relation {
    const index = this.#tables.push(name) - 1;
    const names = [...(this.#schema.columns.get(name) ?? [])];
    return {
      columns: new Map(names.map((column) => [column, [`${index}:${column}`]])),
      tables: this.#schema.isOfSite(name) ? [index] : [],
    };
  }

  #used(column: string, scope: Scope): void {
    const all = [...scope.relations.values()].flatMap((each) => each.columns.get(column) ?? []);
    for (const term of all) this.#equal.join(all[0] ?? term, term);
  }

  /** What holds of every row: the equalities among conditions joined by `and`. */
  #conditions(node: Node | undefined, scope: Scope): void {
    if (node === undefined) return;
    if ('BoolExpr' in node) {
      if (node.BoolExpr.boolop === 'AND_EXPR')
        for (const each of node.BoolExpr.args ?? []) this.#conditions(each, scope);
    } else if ('A_Expr' in node) {
      const { kind, name, lexpr, rexpr } = node.A_Expr;
      const isEqual =
        stringOf(name?.[0]) === '=' && (kind === 'AEXPR_OP' || kind === 'AEXPR_NOT_DISTINCT');
      if (isEqual && lexpr && rexpr) this.#equate(lexpr, rexpr, scope);
    } else if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK') {
      const { testexpr, subselect } = node.SubLink;
      if (testexpr && subselect) this.#among(testexpr, subselect, scope);
    }
  }

  #equate(left: Node, right: Node, scope: Scope): void {
    if ('RowExpr' in left && 'RowExpr' in right) {
      const others = right.RowExpr.args ?? [];
      for (const [index, each] of (left.RowExpr.args ?? []).entries())
        if (others[index]) this.#equate(each, others[index], scope);
      return;
    }
    for (const one of this.#terms(left, scope))
      for (const other of this.#terms(right, scope)) this.#equal.join(one, other);
  }

  #among(test: Node, subselect: Node, scope: Scope): void {
    const relation = this.statement(subselect, scope);
    this.#together.push(relation.tables);
    const parts = 'RowExpr' in test ? (test.RowExpr.args ?? []) : [test];
    const columns = [...relation.columns.values()];
    for (const [index, part] of parts.entries())
      for (const one of this.#terms(part, scope))
        for (const other of columns[index] ?? []) this.#equal.join(one, other);
    this.#found.set(subselect, relation.tables);
  }

  /** Queries whose tables are known from their condition already. */
  readonly #found = new Map<Node, readonly number[]>();

  /** The tables of the queries that stand within expressions. */
  #below(parts: readonly unknown[], scope: Scope): number[] {
    return parts.flatMap((part) => {
      if (Array.isArray(part)) return this.#below(part, scope);
      if (!isTree(part)) return [];
      if (!('SubLink' in part)) return this.#below(Object.values(part), scope);
      const { subselect, testexpr } = part['SubLink'] as { subselect: Node; testexpr?: Node };
      const known = this.#found.get(subselect);
      if (known === undefined) this.#among(testexpr ?? subselect, subselect, scope);
      return [...(this.#found.get(subselect) ?? []), ...this.#below([testexpr], scope)];
    });
  }

  #output(targets: readonly Node[], scope: Scope): Map<string, readonly Term[]> {
    const columns = new Map<string, readonly Term[]>();
    for (const [index, target] of targets.entries()) {
      if (!('ResTarget' in target) || target.ResTarget.val === undefined) continue;
      const { name, val } = target.ResTarget;
      const fields = fieldsOf(val);
      if (fields?.at(-1) === '*') {
        const some =
          fields.length > 1
            ? [scope.relations.get(fields[0] ?? '') ?? nothing]
            : scope.relations.values();
        for (const relation of some)
          for (const [key, terms] of relation.columns) columns.set(key, terms);
      } else {
        const key = name ?? fields?.at(-1) ?? `?${index}`;
        // Two columns of one name keep their places, by which an insert counts them.
        columns.set(columns.has(key) ? `?${index}` : key, this.#terms(val, scope));
      }
    }
    return columns;
  }

  #terms(node: Node, scope: Scope): readonly Term[] {
    if ('TypeCast' in node) return node.TypeCast.arg ? this.#terms(node.TypeCast.arg, scope) : [];
    if ('ParamRef' in node) {
      const number = node.ParamRef.number ?? 0;
      const value = this.#parameters[number - 1];
      if (this.#parameters.length === 0) return [`$${number}`];
      return typeof value === 'string' ? [`=${value}`] : [];
    }
    if (
      'SubLink' in node &&
      node.SubLink.subLinkType === 'EXPR_SUBLINK' &&
      node.SubLink.subselect
    ) {
      const relation = this.statement(node.SubLink.subselect, scope);
      this.#found.set(node.SubLink.subselect, relation.tables);
      return [...relation.columns.values()][0] ?? [];
    }
    const fields = fieldsOf(node);
    return fields === undefined ? [] : this.#column(fields, scope);
  }

  #column(fields: readonly string[], scope: Scope): readonly Term[] {
    const column = fields.at(-1) ?? '';
    const [alias] = fields;
    if (fields.length > 1) {
      const relation = lookUp(scope, ({ relations }) => relations.get(alias ?? ''));
      if (relation === undefined || relation.isOpen === true) return [`$${fields.join('.')}`];
      return relation.columns.get(column) ?? [];
    }
    const found = lookUp(scope, ({ relations }) =>
      [...relations.values()]
        .map(({ columns }) => columns.get(column))
        .find((terms) => terms !== undefined),
    );
    return found ?? [`$${column}`];
  }
}

function lookUp<T>(scope: Scope | undefined, pick: (scope: Scope) => T | undefined): T | undefined {
  return scope && (pick(scope) ?? lookUp(scope.outer, pick));
}

function renamed(relation: Relation, names: readonly Node[] | undefined): Relation {
  if (names === undefined || names.length === 0) return relation;
  const columns = [...relation.columns].map(
    ([name, terms], index) => [stringOf(names[index]) ?? name, terms] as const,
  );
  return { ...relation, columns: new Map(columns) };
}

/** Two answers one after the other: a column is that of the one or that of the other. */
function besides(one: Relation, other: Relation): Relation {
  const others = [...other.columns.values()];
  const columns = [...one.columns].map(
    ([name, terms], index) => [name, [...terms, ...(others[index] ?? [])]] as const,
  );
  return { columns: new Map(columns), tables: [...one.tables, ...other.tables] };
}

/** What a statement joins across sites; the module of the parser must have been loaded. */
export function joinsAcrossSites(schema: TablesOfSites, statement: Statement): string[] {
  const { stmts = [] } = parseSync(statement.text);
  return stmts.flatMap(({ stmt }: RawStmt) => {
    const joins = new Joins(schema, statement.parameters ?? []);
    if (stmt !== undefined) joins.statement(stmt);
    return [...new Set(joins.problems())];
  });
}
