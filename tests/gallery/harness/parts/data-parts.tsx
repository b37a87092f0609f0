import { Button, IconButton } from '@pavilion/ui/button';
import { DataTable, type TableColumn, type TableSort } from '@pavilion/ui-desk/data-table';
import { Pagination } from '@pavilion/ui/pagination';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState } from '@pavilion/ui/states';
import { pageCount, pageLink, pageWindow, paginationDefaults } from '@pavilion/domain/input';
import { useState } from 'react';
import { ListPagination } from '../../../../apps/web/src/core/pagination/list-pagination.tsx';
import { sampleBets, type SampleBet } from './sample-bets.ts';
import { PartSection, Row, Specimen } from './specimen.tsx';

const outcomes = { won: 'positive', lost: 'negative', open: 'plain' } as const;

const columns: TableColumn<SampleBet>[] = [
  { id: 'match', header: 'Match', cell: (bet) => bet.match, isSortable: true, isRowHeader: true },
  { id: 'placed', header: 'Placed', cell: (bet) => bet.placed, isSortable: true },
  { id: 'odds', header: 'Odds', cell: (bet) => bet.odds, isNumber: true, isSortable: true },
  { id: 'stake', header: 'Stake', cell: (bet) => bet.stake, isNumber: true, isSortable: true },
  {
    id: 'outcome',
    header: 'Outcome',
    cell: (bet) => <Badge kind={outcomes[bet.outcome]}>{bet.outcome}</Badge>,
  },
  {
    id: 'more',
    header: 'Actions',
    isHeaderHidden: true,
    width: '60px',
    cell: (bet) => <IconButton icon="share" iconSize={18} label={`Share ${bet.match}`} />,
  },
];

const texts = {
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  loading: 'Loading…',
};

const shared = { columns, rowId: (bet: SampleBet) => bet.id, texts };
const empty = <EmptyState icon="ticket" title="No bets yet" text="Bets you place stand here." />;

function sorted(bets: readonly SampleBet[], sort: TableSort): SampleBet[] {
  const key = sort.columnId as keyof SampleBet;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return bets.toSorted((a, b) => sign * a[key].localeCompare(b[key], 'en', { numeric: true }));
}

/** Tables and pages. */
export function DataParts() {
  return (
    <>
      <PartSection
        id="table"
        title="Table"
        about="Sorted by its heads, which stay in sight; below 40rem of its own width every row is a card."
      >
        <SortedTable />
        <Specimen name="In a narrow place">
          <DataTable {...shared} caption="Last bets" rows={sampleBets.slice(0, 2)} empty={empty} />
        </Specimen>
        <RefreshedTable />
        <Specimen name="Loading">
          <DataTable {...shared} caption="Bets" rows={[]} isLoading loadingRows={3} empty={empty} />
        </Specimen>
        <Specimen name="Empty">
          <DataTable {...shared} caption="Bets" rows={[]} empty={empty} />
        </Specimen>
        <Specimen name="Error">
          <DataTable
            {...shared}
            caption="Bets"
            rows={[]}
            empty={empty}
            error={
              <ErrorState
                title="Bets could not be loaded"
                text="Check your connection."
                retryLabel="Try again"
                onRetry={() => undefined}
              />
            }
          />
        </Specimen>
      </PartSection>
      <PageParts />
    </>
  );
}

function SortedTable() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'placed', direction: 'descending' });
  const [page, setPage] = useState(1);
  return (
    <Specimen name="Sorted, under a head that stays" isWide>
      <DataTable
        {...shared}
        caption="Bet history"
        maxHeight="22rem"
        rows={sorted(sampleBets, sort)}
        sort={sort}
        onSort={setSort}
        empty={empty}
        footer={
          <>
            <span className="text-sm text-text-muted">124 bets</span>
            <ListPagination type="button" itemCount={124} currentPage={page} onPage={setPage} />
          </>
        }
      />
    </Specimen>
  );
}

function RefreshedTable() {
  const [isLoading, setLoading] = useState(true);
  return (
    <Specimen name="Being refreshed" isWide>
      <DataTable
        {...shared}
        caption="Open bets"
        rows={sampleBets.slice(0, 3)}
        isLoading={isLoading}
        empty={empty}
      />
      <Row>
        <Button size="small" kind="secondary" onClick={() => setLoading(!isLoading)}>
          {isLoading ? 'Finish' : 'Refresh'}
        </Button>
      </Row>
    </Specimen>
  );
}

const totalPages = pageCount(480, paginationDefaults.itemsPerPage);

function PageParts() {
  const [page, setPage] = useState(10);
  const labels = {
    navigation: 'Pages of results',
    previous: 'Previous page',
    next: 'Next page',
    jumpBack: 'Jump back 3 pages',
    jumpForward: 'Jump forward 3 pages',
    page: (shown: number) => `Page ${shown}`,
    place: `Page ${page} of ${totalPages}`,
  };
  return (
    <PartSection
      id="pagination"
      title="Pagination"
      about="Ten items to a page, five pages shown, jumps of half of that; as buttons or as links."
    >
      <Specimen name="Buttons" isWide>
        <ListPagination type="button" itemCount={480} currentPage={page} onPage={setPage} />
      </Specimen>
      <Specimen name="Links" isWide>
        <Pagination
          currentPage={page}
          totalPages={totalPages}
          window={pageWindow(page, totalPages)}
          labels={{ ...labels, navigation: 'Pages of news' }}
          hrefOf={(shown) => pageLink('#news-[page]', shown)}
          onPage={setPage}
        />
      </Specimen>
      <Specimen name="First of few">
        <ListPagination type="button" itemCount={30} currentPage={1} onPage={() => undefined} />
      </Specimen>
      <Specimen name="Disabled">
        <Pagination
          currentPage={2}
          totalPages={3}
          window={pageWindow(2, 3)}
          labels={{ ...labels, navigation: 'Pages on their way', place: 'Page 2 of 3' }}
          onPage={() => undefined}
          isDisabled
        />
      </Specimen>
    </PartSection>
  );
}
