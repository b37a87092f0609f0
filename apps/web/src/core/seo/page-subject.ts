import { useEffect } from 'react';
import { create } from 'zustand';

/** What a page is about beyond its path: an article, say. */
export interface PageSubject {
  title: string;
  description: string;
  /** The part of the query that makes it a page of its own. */
  query: string;
  /** False: there is none of that name, and nobody should find the page. */
  isFound: boolean;
}

/** Of the page that is open; null of one that is a page by its path alone. */
export const usePageSubject = create<{ subject: PageSubject | null }>()(() => ({ subject: null }));

/** Says what the page is about for as long as it is open. */
export function useSubject({ title, description, query, isFound }: PageSubject): void {
  useEffect(() => {
    usePageSubject.setState({ subject: { title, description, query, isFound } });
    return () => usePageSubject.setState({ subject: null });
  }, [title, description, query, isFound]);
}
