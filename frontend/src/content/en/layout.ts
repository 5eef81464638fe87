/** Texts of header, menus, footer, road-map banner and not-found page. */
export const layoutTexts = {
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    home: 'Kisan Canteen, home page',
    agripreneur: 'Being Agripreneur',
    services: 'Eight services',
    openMenu: 'Menu',
    closeMenu: 'Close',
    otherLanguage: 'हिंदी',
  },
  footer: {
    tagline: 'Making farmers happy',
    services: 'Our services',
    visit: 'Visit or write to us',
    follow: 'Follow us',
    hours: 'Monday to Saturday, 9:00 AM to 6:00 PM',
    callUs: 'Call us',
    writeToUs: 'Email us',
    legal: 'Legal',
    /** Shown on every page while `PLACEHOLDERS` in company.ts is not empty. */
    samples: 'Sample details: phone number, email, address, profiles and job links are placeholders for now.',
    copyright: '© {year} Kisan Canteen. All rights reserved.',
  },
  roadmap: {
    region: 'The road map announced in 2025',
    phases: [
      {
        period: '2025–2026',
        illustration: 'new-shop' as const,
        title: 'Foundation Phase',
        text: 'Targets announced in 2025: 100+ outlets by the end of 2025, AI soil testing, a mobile app and partnerships with universities.',
      },
      {
        period: '2026–2027',
        illustration: 'mandi' as const,
        title: 'Growth Phase',
        text: 'Targets announced in 2025: 500+ outlets, our own sustainable technology, buyers at home and abroad, and the Kisan Credit Program.',
      },
      {
        period: '2027–2030',
        illustration: 'tractor-drone' as const,
        title: 'Innovation Phase',
        text: 'Targets announced in 2025: precision farming tools, processing cooperatives that farmers own, blockchain traceability, research and training centres.',
      },
    ],
    more: 'See the whole road map',
    previous: 'Previous phase',
    next: 'Next phase',
    goTo: 'Show {title}',
    pause: 'Stop moving',
  },
  article: { contents: 'In this article', share: 'Share on WhatsApp' },
  notFound: {
    code: '404',
    title: 'Page not found',
    text: "Sorry we couldn't find the page you're looking for",
    home: 'Go back home',
    description: 'There is no Kisan Canteen page at this address.',
  },
};
