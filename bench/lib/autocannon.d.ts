/** The part of autocannon that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?: (request: Request) => Request;
    }
    interface Result {
      '2xx': number;
      non2xx: number;
      errors: number;
      /** Answers that `verifyBody` did not take. */
      mismatches: number;
      duration: number;
      latency: { p50: number; p99: number };
    }
  }
  function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    /** Ends after so many requests instead. */
    amount?: number;
    requests: autocannon.Request[];
    verifyBody?: ((body: string) => boolean) | undefined;
  }): Promise<autocannon.Result>;
  export default autocannon;
}
