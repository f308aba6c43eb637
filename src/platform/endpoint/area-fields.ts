import * as z from 'zod/mini'
import { maxCorners, numbersField } from './fields.ts'

const isLatitude = (degrees: number | undefined) => Math.abs(degrees ?? 91) <= 90
const isLongitude = (degrees: number | undefined) => Math.abs(degrees ?? 181) <= 180

/** West, south, east, north. */
export const boxField = () =>
  numbersField(
    ([west, south, east, north, ...more]) =>
      more.length === 0 &&
      isLongitude(west) &&
      isLongitude(east) &&
      isLatitude(south) &&
      isLatitude(north) &&
      west! <= east! &&
      south! <= north!,
    'invalid_area',
  )

export const pointField = () =>
  numbersField(
    ([lat, lng, ...more]) => more.length === 0 && isLatitude(lat) && isLongitude(lng),
    'invalid_point',
  )

const corners = { minimum: 3, maximum: maxCorners }

/** `lat,lng;lat,lng;…` or commas only; returns a flat list. */
export const polygonField = () =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replace(/;\s*$/, '').replaceAll(';', ',')),
    ),
    numbersField(
      (numbers) =>
        numbers.length % 2 === 0 &&
        numbers.length >= 2 * corners.minimum &&
        numbers.length <= 2 * corners.maximum &&
        numbers.every((degrees, at) => (at % 2 === 0 ? isLatitude : isLongitude)(degrees)),
      'invalid_polygon',
      corners,
    ),
  )
