-- Sound keys of names and places, the same in Latin and Devanagari: जीवन, Jeevan and Jivan share one key. A migration
-- that changes the keys must rewrite `lead_search.sounds` and `deleted_leads.sounds`. State spellings are compared with
-- `lead_sound_letters`, so a migration that changes it must also rewrite `assignment_rules.state_keys`.

-- Removes spelling differences within one script. Hindi: long and short vowels, the three letters for s, the letters
-- for n, nasals before a consonant. Latin: v and w, i and ee, u and oo, ph and f, z and j, an h after a consonant,
-- doubled letters.
CREATE OR REPLACE FUNCTION lead_sound_form(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  form text := lead_text_form(value);
BEGIN
  form := translate(form, 'ीूईऊऐऔैौशषणँऑॉः', 'िुइउएओेोससनंआा');
  form := replace(form, 'ृ', '्रि');
  form := regexp_replace(form, '[ङञनम]्(?=[क-ह])', 'ं', 'g');
  form := translate(form, 'wzqyf', 'vjkip');
  form := replace(form, 'ee', 'i');
  form := replace(form, 'oo', 'u');
  form := replace(form, 'x', 'ks');
  form := regexp_replace(form, '([bcdgjkpst])h+', '\1', 'g');
  RETURN regexp_replace(form, '([a-z])\1+', '\1', 'g');
END $$;

-- Returns the sound of each word, as `~word~word~`. Vowels count if both scripts write them. An a counts only at the
-- start of a word, because Hindi omits it elsewhere. The function prefers plain replacements: PostgreSQL caches 32
-- compiled patterns, and with more patterns, each call would compile all of them again.
CREATE OR REPLACE FUNCTION lead_sound_letters(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  key text := lead_text_form(value);
BEGIN
  -- Latin letters that form one sound; C stands for ch.
  key := replace(key, 'chh', 'C');
  key := replace(key, 'ch', 'C');
  key := replace(key, 'ck', 'k');
  key := replace(key, 'ph', 'f');
  key := replace(key, 'x', 'ks');
  key := replace(key, 'dny', 'gy');
  key := replace(key, 'gny', 'gy');
  key := replace(key, 'vijn', 'vigy');
  key := replace(key, 'bijn', 'bigy');
  key := replace(key, 'prajn', 'pragy');
  key := replace(key, 'yajn', 'yagy');
  key := replace(key, 'qui', 'ki');
  key := replace(key, 'que', 'ki');
  -- A nasal before a labial becomes m.
  key := replace(key, 'np', 'mp');
  key := replace(key, 'nb', 'mb');
  key := replace(key, 'ंप', 'मप');
  key := replace(key, 'न्प', 'मप');
  key := replace(key, 'ंफ', 'मफ');
  key := replace(key, 'न्फ', 'मफ');
  key := replace(key, 'ंब', 'मब');
  key := replace(key, 'न्ब', 'मब');
  key := replace(key, 'ंभ', 'मभ');
  key := replace(key, 'न्भ', 'मभ');
  key := regexp_replace(key, '(^|[^a-zC])[gj]n', '\1gy', 'g');
  -- Singh is pronounced with a g.
  key := regexp_replace(key, '(^|[^a-zC])sinh(?![a-zC])', '\1sing', 'g');
  key := regexp_replace(key, 'ow(?![aeiouy])', 'au', 'g');
  key := replace(key, 'सिंह', 'सिंग');

  -- Converts Hindi to Latin, first the Hindi letters that are two in Latin. H is a separate h, not part of an aspirate.
  key := replace(key, 'ज्ञ', 'gy');
  key := replace(key, 'ृ', 'ri');
  key := replace(key, 'ऋ', 'ri');
  key := replace(key, 'ऐ', 'ai');
  key := replace(key, 'औ', 'au');
  key := translate(key,
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएओऑािीुूेैोौॉंँ्ः',
    'kkggnCCjjnttddnttddnpfbbmyrllvsssHaaiiuueooaiiuueiouonn');

  key := translate(key, 'cqzw', 'kkjv');
  key := regexp_replace(key, '([bdgjkpst])h+', '\1', 'g');
  key := regexp_replace(key, 'rh(?![aeiou])', 'r', 'g');
  key := replace(key, 'ee', 'i');
  key := replace(key, 'ea', 'i');
  key := replace(key, 'oo', 'u');
  key := replace(key, 'ou', 'u');
  key := replace(key, 'ey', 'e');
  key := replace(key, 'y', 'i');
  key := replace(key, 'siam', 'sam');
  key := regexp_replace(key, '([a-zCH])a+', '\1', 'g');
  key := lower(replace(key, 'ei', 'e'));
  key := regexp_replace(key, '([a-z])\1+', '\1', 'g');

  key := regexp_replace(key, '[^a-z]+', '~', 'g');
  key := '~' || btrim(key, '~') || '~';
  key := regexp_replace(key, 'er(?![eiou])', 'r', 'g');
  key := regexp_replace(key, 'eh(?=[^aeiou~])', 'h', 'g');

  -- Endings, beginnings and names with several spellings.
  key := replace(key, 'endr~', 'indr~');
  key := replace(key, 'deo~', 'dev~');
  key := replace(key, 'kor~', 'kur~');
  key := replace(key, 'uduri~', 'udri~');
  key := replace(key, '~luks', '~lks');
  key := replace(key, '~krus', '~kris');
  key := replace(key, '~tevr', '~tivr');
  key := replace(key, '~mohindr', '~mhindr');
  key := replace(key, '~ro~', '~rv~');
  key := replace(key, '~ru~', '~rv~');
  key := replace(key, '~rtor~', '~rtur~');
  key := replace(key, '~rtod~', '~rtur~');
  key := replace(key, '~rtore~', '~rtur~');
  key := replace(key, '~md~', '~mohmd~');
  key := replace(key, '~mohmed~', '~mohmd~');
  key := replace(key, '~mohmid~', '~mohmd~');
  key := replace(key, '~mohmod~', '~mohmd~');
  key := replace(key, '~mohmud~', '~mohmd~');
  key := replace(key, '~muhmd~', '~mohmd~');
  key := replace(key, '~muhmed~', '~mohmd~');
  key := replace(key, '~muhmid~', '~mohmd~');
  key := replace(key, '~mhmd~', '~mohmd~');
  key := replace(key, '~mohd~', '~mohmd~');
  key := replace(key, '~muhd~', '~mohmd~');
  key := replace(key, '~ahmed~', '~ahmd~');
  key := replace(key, '~ahmid~', '~ahmd~');
  key := replace(key, '~husen~', '~husin~');
  key := replace(key, '~sik~', '~sek~');
  key := replace(key, '~kurisi~', '~kuresi~');
  key := replace(key, '~fijl~', '~fisl~');
  RETURN translate(key, 'v', 'b');
END $$;

-- Adds names whose usual spellings the letter rules do not unify, such as Begum and बेगम, or Sulaiman and सुलेमान.
CREATE OR REPLACE FUNCTION lead_sound_keys(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  key text := lead_sound_letters(value);
BEGIN
  key := replace(key, '~abdulh~', '~abdul~');
  key := replace(key, '~ahemd~', '~ahmd~');
  key := replace(key, '~aies~', '~ais~');
  key := replace(key, '~aslem~', '~aslm~');
  key := replace(key, '~begum~', '~begm~');
  key := replace(key, '~begom~', '~begm~');
  key := replace(key, '~bhri~', '~bihri~');
  key := replace(key, '~bijoi~', '~biji~');
  key := replace(key, '~bose~', '~bos~');
  key := replace(key, '~brj~', '~brij~');
  key := replace(key, '~birj~', '~brij~');
  key := replace(key, '~brjes~', '~brijes~');
  key := replace(key, '~birjes~', '~brijes~');
  key := replace(key, '~cbhn~', '~cbn~');
  key := replace(key, '~cobe~', '~cube~');
  key := replace(key, '~dbindr~', '~debindr~');
  key := replace(key, '~gekbd~', '~gikbd~');
  key := replace(key, '~giridri~', '~girdri~');
  key := replace(key, '~gose~', '~gos~');
  key := replace(key, '~gujr~', '~gurjr~');
  key := replace(key, '~hembrom~', '~hembrm~');
  key := replace(key, '~ritik~', '~hritik~');
  key := replace(key, '~ebrhim~', '~ibrhim~');
  key := replace(key, '~ekubl~', '~ikbl~');
  key := replace(key, '~emrn~', '~imrn~');
  key := replace(key, '~esmil~', '~ismil~');
  key := replace(key, '~iusef~', '~iusuf~');
  key := replace(key, '~jgrnt~', '~jgnt~');
  key := replace(key, '~joiti~', '~jioti~');
  key := replace(key, '~kels~', '~kils~');
  key := replace(key, '~kisen~', '~kisn~');
  key := replace(key, '~kubr~', '~kunbr~');
  key := replace(key, '~kosl~', '~kusl~');
  key := replace(key, '~kosli~', '~kusli~');
  key := replace(key, '~lcmn~', '~lksmn~');
  key := replace(key, '~mondl~', '~mndl~');
  key := replace(key, '~mji~', '~mnji~');
  key := replace(key, '~monoj~', '~mnoj~');
  key := replace(key, '~mormu~', '~murmu~');
  key := replace(key, '~uron~', '~oron~');
  key := replace(key, '~urnb~', '~oron~');
  key := replace(key, '~pobr~', '~pbr~');
  key := replace(key, '~pndi~', '~pnde~');
  key := replace(key, '~promod~', '~prmod~');
  key := replace(key, '~rihn~', '~rhn~');
  key := replace(key, '~roi~', '~ri~');
  key := replace(key, '~rmutr~', '~rmbtr~');
  key := replace(key, '~sidikie~', '~sidiki~');
  key := replace(key, '~snjoi~', '~snji~');
  key := replace(key, '~stindr~', '~stiindr~');
  key := replace(key, '~sulemn~', '~sulimn~');
  key := replace(key, '~tkeri~', '~tkre~');
  key := replace(key, '~tirlok~', '~trilok~');
  key := replace(key, '~omr~', '~umr~');
  key := replace(key, '~osmn~', '~usmn~');
  RETURN key;
END $$;

-- Returns the text with one line for each way to divide it into words, so that neighbouring words also count as one
-- (Ram Kumar, Ramkumar). A ड within a word also counts as r, because people often omit the dot of ड़.
CREATE OR REPLACE FUNCTION lead_sound_spellings(folded text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN concat_ws(E'\n', folded,
    -- Joins the first word with the second, the third with the fourth, and so on.
    CASE WHEN folded ~ '[^ .''\n-]+[ .''-]+[^ .''\n-]+'
      THEN regexp_replace(folded, '([^ .''\n-]+)[ .''-]+([^ .''\n-]+)', '\1\2', 'g') END,
    -- Joins the second word with the third, and so on, in each line.
    CASE WHEN folded ~ '[^ .''\n-]+[ .''-]+[^ .''\n-]+[ .''-]+[^ .''\n-]+'
      THEN regexp_replace(
        regexp_replace(folded, '^(?:[ .''-]+)?[^ .''\n-]+[ .''-]+', '', 'gn'),
        '([^ .''\n-]+)[ .''-]+([^ .''\n-]+)', '\1\2', 'g') END,
    CASE WHEN folded ~ '[^ \nं्][डढ]' THEN regexp_replace(folded, '([^ \nं्])[डढ]', '\1र', 'g') END);
END $$;

CREATE OR REPLACE FUNCTION lead_sounds(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lead_sound_keys(lead_sound_spellings(lead_text_form(value)));
