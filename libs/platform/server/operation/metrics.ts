// Metrics of this process for Prometheus. Rooms register what they count; a collector reads all of it.

import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, from a ready view to a slow report. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values of a label with their numbers: `{ waiting: 3 }`. */
export type Counts = Record<string, number>;

@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'rampa_http_seconds',
    help: 'Answers by route and status, from the request to the last byte handed over.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private isWatching = false;

  answered(route: string, status: number, seconds: number): void {
    this.answers.labels(route, String(status)).observe(seconds);
  }

  /** Registers a number that goes up and down; it is read at each request. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** The same with one number for each value of a label. */
  gauges(name: string, help: string, label: string, read: () => Counts | Promise<Counts>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const counts = await read();
        this.reset();
        for (const [value, count] of Object.entries(counts)) this.labels(value).set(count);
      },
    });
  }

  /** Registers a number that only grows while the process lives. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /**
   * Prometheus's text and its content type. The process itself (heap, event loop, files) is measured from the first
   * request on.
   */
  async read(): Promise<{ type: string; text: string }> {
    if (!this.isWatching) collectDefaultMetrics({ register: this.registry });
    this.isWatching = true;
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
