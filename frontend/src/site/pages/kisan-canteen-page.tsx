import type { CanteenContent } from '../../content/franchise';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSections } from '../content-page/content-sections';
import { CallbackSection, HeroForm } from '../forms/sections/form-sections';
import { PriceList } from '../franchise/price-list';
import { Island } from '../ui/island';
import { Section } from '../ui/section';
import './kisan-canteen-page.css';

export function Page({ content }: { content: CanteenContent }) {
  const { quote, calculator, callback, carousel } = content;
  return (
    <div>
      <ContentHeroView
        hero={content.hero}
        form={
          <HeroForm id="quote" title={quote.title} lead={quote.lead}>
            <Island name="form" form="quote" />
          </HeroForm>
        }
      />
      <ContentSections sections={content.intro} carousel={carousel} />
      <Section kind="table" id="costs" titleId="costs-title" title={calculator.title} lead={calculator.lead}>
        <div className="kisan-canteen-page__costs">
          <PriceList texts={calculator} />
          <Island name="calculator" quoteLink="/kisan-canteen#quote" />
        </div>
      </Section>
      <ContentSections sections={content.sections} carousel={carousel} />
      <CallbackSection type="kisan_canteen_enquiry" content={callback} />
    </div>
  );
}
