import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const FOLDER = `${import.meta.dirname}/hi`;
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const LINES = FILES.flatMap((file) =>
  readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .map((text, place) => ({ place: `${file}:${place + 1}`, text })),
);

const linesWith = (pattern: RegExp) => LINES.filter(({ text }) => pattern.test(text)).map(({ place }) => place);

/** The preferred spelling of a word, and the spellings that must not appear. */
const SPELLINGS: readonly (readonly [string, RegExp])[] = [
  ['बुवाई', /बोआई|बुआई|बोवाई/],
  ['क़तार', /कतार/],
  ['क़िस्त, क़िस्म', /किस्त|किस्म/],
  ['तरीक़ा', /तरीक[ाेो]/],
  ['क़ीमत', /कीमत/],
  ['क़दम', /(?<![\u0900-\u097F])कदम/],
  ['क़र्ज़', /कर्ज|क़र्ज(?!़)/],
  ['क़रार', /(?<![\u0900-\u097F])करार/],
  ['क़ानून', /कानून/],
  ['काग़ज़', /कागज|काग़ज(?!़)/],
  ['ज़रूरत, ज़रूरी', /जरूर/],
  ['ज़मीन', /जमीन/],
  ['ज़्यादा', /ज्यादा/],
  ['बाज़ार', /बाजार/],
  ['फ़सल', /फसल/],
  ['ख़रीद', /खरीद/],
  ['ख़र्च', /खर्च/],
  ['ख़बर', /खबर/],
  ['हफ़्ता', /हफ्त/],
  ['साफ़', /साफ(?!़)/],
  ['मुफ़्त', /मुफ्त/],
  ['फ़ोन', /फोन/],
  ['फ़ॉर्म', /फॉर्म/],
  ['फ्रेंचाइज़ी, as on shop signs', /फ़्रेंचाइज़|फ्रैंचाइज|फ्रेंचाइजी/],
  ['बाईं, दाईं', /बायीं|दायीं/],
  ['फ़ैक्ट्री', /फ़ैक्टरी/],
  ['फ़सल for the season of a crop, not मौसम', /(इस|पूरे|दो|दो-तीन|हर) मौसम|मौसम (भर|में)/],
  ['बिना कुछ गिरवी रखे, for a loan without collateral', /बिना गारंटी|कुछ गिरवी नहीं/],
  ['तजुर्बा', /अनुभव|तजुरबा/],
  ['आठ सेवाएँ, the name of the services', /आठ काम/],
];

describe('the Hindi texts', () => {
  it.each(SPELLINGS)('have one spelling: %s', (_, other) => {
    expect(linesWith(other)).toEqual([]);
  });

  it('write letters with a dot as two characters, as keyboards do, so that searches find them', () => {
    expect(linesWith(/[\u0958-\u095F]/)).toEqual([]);
  });

  it('use polite verb forms for the Sarthi', () => {
    // Before a postposition, the Sarthi is not the subject of the verb.
    const subject = 'सारथी(?! बन| को | के | की | का | से | में )';
    const verb = '(?:त[ाी] (?:है|था|थी)|[ेए]ग[ाी]|नहीं \\S+त[ाी](?=[।,])|(?<=सारथी| नहीं) है)';
    const ofOne = new RegExp(`${subject}[^।;,“”]{0,40}${verb}(?![\\p{L}\\p{M}])`, 'u');
    const disrespectful = ['सारथी भाषण नहीं देती।', 'सारथी घर जाता है।', 'सारथी कल आएगी।', 'वह सारथी है।'];
    expect(disrespectful.filter((text) => !ofOne.test(text))).toEqual([]);
    expect(linesWith(ofOne)).toEqual([]);
  });
});
