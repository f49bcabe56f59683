import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const telemetryOf = (more: Readonly<Record<string, string>>) => readSettings({ SEED: 'none', ...more }).telemetry

test('nothing is sent to a collector unless its address is set', () => {
  expect(telemetryOf({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toBeNull()
})

test('the collector’s address loses its last slash, and values of headers are read as in an address', () => {
  expect(
    telemetryOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-team=a=b',
    }),
  ).toEqual({
    endpoint: 'https://collector.example/otlp',
    headers: { authorization: 'Bearer abc', 'x-team': 'a=b' },
    serviceName: 'assay',
    interval: 60_000,
  })
})

test.each(['no pair', 'a=%ZZ', '=b'])('headers given as "%s" are refused without being repeated', (headers) => {
  const read = () =>
    telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_HEADERS: headers })
  expect(read).toThrow(/^Settings are wrong\. OTEL_EXPORTER_OTLP_HEADERS: give name=value,name=value$/)
})

test.each(['localhost:4318', 'ftp://collector.example', 'collector'])('%s is no address of a collector', (endpoint) => {
  expect(() => telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
})
